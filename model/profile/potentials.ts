import type { CharacterRates } from '../rules/card-parameters.ts';
import { maxPotential } from '../vocabulary/characters.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import { POTENTIAL_PRESET } from './defaults.ts';
import { type CharacterLists, characterLists } from './item-lists.ts';
import type { Profile } from './profile.ts';

/** What makes up the sum that the game adds to a character's cards, in per-mille points. */
export interface BonusParts {
  /** 0 or 1 is the start; the mean of three where they are given separately. */
  readonly potential: number;
  readonly missions: number;
}

/** All that a profile has of one character. */
export interface CharacterBonus extends BonusParts {
  /** Performance, technique and visual, where they are given separately. */
  readonly apart: StatTriple | null;
}

/** Three potentials of a character; null where the profile has one for all parameters. */
export function apartPotentials(items: CharacterLists, characterId: number): StatTriple | null {
  const place = characterId - 1;
  const performance = items.potentialPerformance?.[place] ?? null;
  const technique = items.potentialTechnique?.[place] ?? null;
  const visual = items.potentialVisual?.[place] ?? null;
  return performance === null || technique === null || visual === null
    ? null
    : [performance, technique, visual];
}

/** What stands for three potentials where there is room for one: their mean. */
export const meanPotential = ([performance, technique, visual]: StatTriple): number =>
  Math.round((performance + technique + visual) / 3);

/** What someone said to be of missions. */
function toldMissions({ potentials, missions }: CharacterLists, place: number): number {
  return Math.min(potentials[place] ?? 0, missions?.[place] ?? 0);
}

/** What a profile has of a character, in its own terms: a bonus that is not marked as from missions counts as potential. */
export function toldBonus(items: CharacterLists, characterId: number): CharacterBonus {
  const place = characterId - 1;
  const missions = toldMissions(items, place);
  const apart = apartPotentials(items, characterId);
  return { potential: (items.potentials[place] ?? POTENTIAL_PRESET) - missions, missions, apart };
}

/**
 * Potential and missions of a character apart. What no one said to be of missions is potential, up to the highest of the
 * profile's server; the rest must come from missions (reference R35).
 */
export function bonusParts(
  { items, server }: Pick<Profile, 'items' | 'server'>,
  characterId: number,
): BonusParts {
  const { potential, missions, apart } = toldBonus(items, characterId);
  const beyond = apart ? 0 : Math.max(0, potential - maxPotential(server));
  return { potential: potential - beyond, missions: missions + beyond };
}

/** The lowest of a character's potentials: the one to raise next. */
export function lowestPotential(profile: Pick<Profile, 'items' | 'server'>, characterId: number): number {
  const apart = apartPotentials(profile.items, characterId);
  return apart ? Math.min(...apart) : bonusParts(profile, characterId).potential;
}

/** A potential at its start adds nothing. */
const counted = (potential: number): number => (potential > POTENTIAL_PRESET ? potential : 0);

/**
 * What the game adds to a character's cards, in per mille, each part by itself where the profile has it (reference R22);
 * nothing for people the profile has no place for.
 */
export function characterRates(items: CharacterLists, characterId: number): CharacterRates {
  const { potential, missions, apart } = toldBonus(items, characterId);
  const [performance, technique, visual] = apart ?? [potential, potential, potential];
  return { potential: [counted(performance), counted(technique), counted(visual)], missions };
}

/** All that a character adds to each parameter, in per mille. */
export function addedPerMille(items: CharacterLists, characterId: number): StatTriple {
  const { potential, missions } = characterRates(items, characterId);
  return [potential[0] + missions, potential[1] + missions, potential[2] + missions];
}

/**
 * The lists of characters with some of them replaced, by id. `missions` and the three potentials are there only once
 * they are used, so that other files stay as they were. They are as long as the characters used need.
 */
export function withBonuses(
  items: CharacterLists,
  told: ReadonlyMap<number, CharacterBonus>,
): CharacterLists {
  const length = Math.max(items.potentials.length, ...told.keys());
  const ids = Array.from({ length }, (_, place) => place + 1);
  const all = ids.map((id) => told.get(id) ?? toldBonus(items, id));
  const areMissionsTold = items.missions !== undefined || all.some(({ missions }) => missions > 0);
  const stat = (at: 0 | 1 | 2) => all.map(({ apart }) => apart?.[at] ?? null);
  return characterLists({
    potentials: all.map(({ potential, missions }) => potential + missions),
    ...(areMissionsTold && { missions: all.map(({ missions }) => missions) }),
    ...(all.some(({ apart }) => apart !== null) && {
      potentialPerformance: stat(0),
      potentialTechnique: stat(1),
      potentialVisual: stat(2),
    }),
  });
}
