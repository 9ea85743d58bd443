import type { JsonObject } from '#model/records/reading';
import { compileSource } from '../compile-source.ts';
import { isStoryProblem } from '../limits.ts';
import type { FigurePlace, LayoutAct, StorySide, StoryStep } from '../script.types.ts';
import type { StorySheet } from './sheet.ts';

/** More figures side by side hide each other. */
export const MAX_SIDE_BY_SIDE = 5;

const at = (side: StorySide, offset: number): FigurePlace => ({ side, offset });

/** Where so many figures stand (reference R144), in the order in which they are taken: first those that talk across the middle. */
export const PLACES: readonly (readonly FigurePlace[])[] = [
  [],
  [at('center', 0)],
  [at('leftInside', 0), at('rightInside', 0)],
  [at('left', -100), at('right', 100), at('center', 0)],
  [at('center', -150), at('center', 150), at('left', -250), at('right', 250)],
  [at('left', 0), at('right', 0), at('center', 0), at('left', -200), at('right', 200)],
];

/** All of them, for one figure that needs a place. */
export const SPOTS: readonly FigurePlace[] = PLACES.flat();

type LayoutStep = StoryStep & LayoutAct;

/** A stay of figures on the stage together: from the first that comes until all are gone. */
interface Ensemble {
  readonly layouts: readonly LayoutStep[];
  readonly most: number;
}

function ensemblesOf(steps: readonly StoryStep[]): readonly Ensemble[] {
  const ensembles: Ensemble[] = [];
  let layouts: LayoutStep[] = [];
  let most = 0;
  const there = new Set<number>();
  for (const step of steps) {
    if (step.kind !== 'layout' || step.characterId === 0) continue;
    if (step.layout === 'appear') there.add(step.characterId);
    layouts.push(step);
    most = Math.max(most, there.size);
    if (step.layout === 'hide') there.delete(step.characterId);
    if (there.size > 0) continue;
    ensembles.push({ layouts, most });
    [layouts, most] = [[], 0];
  }
  return [...ensembles, { layouts, most }];
}

/** Sides from which figures come, and to which they go, out of sight. */
const isOutside = ({ side }: FigurePlace): boolean => side.endsWith('Over') || side.endsWith('Under');

/** The figure stands there; ways from and to places out of sight stay. */
function fieldsAt({ layout, from, to }: LayoutStep, place: FigurePlace): JsonObject {
  const comes = { sideFrom: place.side, sideFromOffsetX: place.offset };
  const stands = { sideTo: place.side, sideToOffsetX: place.offset };
  if (layout === 'hide') return isOutside(to) ? comes : { ...comes, ...stands };
  return isOutside(from) ? stands : { ...comes, ...stands };
}

/** Each figure has one place as long as it stays, and the same when it comes back. */
function place({ layouts, most }: Ensemble, ids: readonly number[], found: Map<number, JsonObject>): void {
  const places = PLACES[Math.min(most, MAX_SIDE_BY_SIDE)] ?? [];
  const taken = new Map<number, FigurePlace>();
  const before = new Map<number, FigurePlace>();
  for (const step of layouts) {
    const { characterId, layout, index } = step;
    const isFree = (each: FigurePlace | undefined) => each && ![...taken.values()].includes(each);
    if (layout === 'appear' && !taken.has(characterId)) {
      const last = before.get(characterId);
      const free = isFree(last) ? last : places.find(isFree);
      if (free) taken.set(characterId, free);
    }
    const own = taken.get(characterId);
    const id = ids[index];
    if (own === undefined || id === undefined) continue;
    if (layout === 'appear' || layout === 'hide') found.set(id, fieldsAt(step, own));
    if (layout === 'hide') taken.delete(characterId);
    before.set(characterId, own);
  }
}

/** What automatic places change, by the id of the action. Moves are left to who wrote them. */
export function placedActions({ actions }: StorySheet): ReadonlyMap<number, JsonObject> {
  const layouts = actions.filter(({ json }) => json.type === 'layout');
  const script = compileSource({ actions: layouts.map(({ json }) => json) });
  const found = new Map<number, JsonObject>();
  if (isStoryProblem(script)) return found;
  const ids = layouts.map(({ id }) => id);
  for (const ensemble of ensemblesOf(script.steps)) place(ensemble, ids, found);
  return found;
}
