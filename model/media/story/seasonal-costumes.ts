import type { SeasonCostume } from '../../records/character-profile.ts';
import { isPathPart } from '../explorer/asset-address.ts';
import type { LayoutAct, StoryScript, StoryStep } from './script.types.ts';

/** Scenarios name some costumes by when they are worn: `casual_season1`, `school_season2` (reference R134). */
export const BY_SEASON = /^(casual|school)_season(\d{0,2})$/;
const KINDS = { casual: 'casual', school: 'uniform' } as const;
const SPRING = 1;

/** Who wears something that is named by its season, each once. */
export function seasonalWearers({ opening, steps }: StoryScript): readonly number[] {
  const wearers = new Set<number>();
  const note = ({ characterId, costume }: LayoutAct): void => {
    if (BY_SEASON.test(costume)) wearers.add(characterId);
  };
  for (const figure of opening.figures) note(figure);
  for (const step of steps) if (step.kind === 'layout') note(step);
  return [...wearers];
}

/** Of what a character wears through the year: the design by its number, else the last; that of spring goes before others. */
function modelOf(costume: string, seasonal: readonly SeasonCostume[]): string {
  const [, kind, number] = BY_SEASON.exec(costume) ?? [];
  if (kind !== 'casual' && kind !== 'school') return costume;
  const worn = seasonal.filter(({ wear, model }) => wear?.startsWith(KINDS[kind]) && isPathPart(model));
  const years = [...new Set(worn.map(({ year }) => year ?? 0))].sort((one, other) => one - other);
  const year = years[Number(number || 1) - 1] ?? years.at(-1);
  const design = worn.filter((each) => (each.year ?? 0) === year);
  const chosen = design.find(({ seasons }) => seasons.includes(SPRING)) ?? design[0];
  return chosen?.model ?? costume;
}

/** The same story with these costumes by the names of their models, as far as they are known. */
export function dressedBySeason(
  script: StoryScript,
  seasonalOf: (characterId: number) => readonly SeasonCostume[],
): StoryScript {
  const dressed = <T extends LayoutAct>(act: T): T =>
    BY_SEASON.test(act.costume)
      ? { ...act, costume: modelOf(act.costume, seasonalOf(act.characterId)) }
      : act;
  return {
    ...script,
    opening: { ...script.opening, figures: script.opening.figures.map(dressed) },
    steps: script.steps.map((step): StoryStep => (step.kind === 'layout' ? dressed(step) : step)),
  };
}
