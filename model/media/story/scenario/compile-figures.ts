import { asInteger, asObject } from '#model/records/reading';
import { asName, type Notes } from '../limits.ts';
import { type FigurePlace, type LayoutAct, type MotionAct, SIDES } from '../script.types.ts';
import { asCharacter, asCostume, asOffset } from './read-scenario.ts';

/** By the game's numbers; 0 leaves the figure where it is. */
const LAYOUTS = ['none', 'move', 'appear', 'hide', 'shakeX', 'shakeY'] as const;
const DEPTHS = ['asItIs', 'front', 'back'] as const;
const SPEEDS = ['normal', 'fast', 'slow'] as const;

/** What figures wear as far as the story was read. */
export type Costumes = Map<number, string>;

function standing(notes: Notes, field: string, side: unknown, offset: unknown): FigurePlace {
  return { side: notes.word(SIDES, field, side) ?? 'center', offset: asOffset(offset) };
}

/** A figure that comes without a costume wears what it wore, or what the scenario's cast is dressed in. */
export function dressed(costumes: Costumes, characterId: number, costume: string): string {
  if (costume === '') return costumes.get(characterId) ?? '';
  costumes.set(characterId, costume);
  return costume;
}

/** Layouts and motions lie in one list. */
export function compileMotion(entry: unknown): MotionAct {
  const { characterId, motionName, expressionName } = asObject(entry);
  return {
    kind: 'motion',
    characterId: asCharacter(characterId),
    motion: asName(motionName),
    expression: asName(expressionName),
  };
}

export function compileLayout(
  notes: Notes,
  costumes: Costumes,
  entry: unknown,
): LayoutAct | MotionAct | null {
  const row = asObject(entry);
  const layout = notes.word(LAYOUTS, 'layoutType', row.type);
  if (layout === null) return null;
  const motion = compileMotion(row);
  if (layout === 'none') return motion;
  const from = standing(notes, 'sideFrom', row.sideFrom, row.sideFromOffsetX);
  const to = standing(notes, 'sideTo', row.sideTo, row.sideToOffsetX);
  const costume =
    layout === 'appear' ? dressed(costumes, motion.characterId, asCostume(row.costumeType)) : '';
  return {
    ...motion,
    kind: 'layout',
    layout,
    costume,
    from,
    to,
    depth: notes.word(DEPTHS, 'depthType', row.depthType) ?? 'asItIs',
    speed: notes.word(SPEEDS, 'moveSpeedType', row.moveSpeedType) ?? 'normal',
  };
}

/** Who stands there when the story begins. */
export function openingFigure(notes: Notes, costumes: Costumes, entry: unknown): LayoutAct | null {
  const row = asObject(entry);
  if (asInteger(row.characterId) === null) return null;
  const motion = compileMotion(row);
  const at = standing(notes, 'side', row.side, row.offsetX);
  const costume = dressed(costumes, motion.characterId, asCostume(row.costumeType));
  return {
    ...motion,
    kind: 'layout',
    layout: 'appear',
    costume,
    from: at,
    to: at,
    depth: 'asItIs',
    speed: 'normal',
  };
}
