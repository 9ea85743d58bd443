import { maxPotential } from '../vocabulary/characters.ts';
import { POTENTIAL_PRESET } from './defaults.ts';
import type { Profile, ProfileItems } from './profile.ts';

/** What makes up the sum that the game adds to a character's cards, in per-mille points. */
export interface BonusParts {
  /** 0 or 1 is the start. */
  readonly potential: number;
  readonly missions: number;
}

/**
 * Potential and missions of a character apart. What nobody said to be of missions is potential, up to the highest of the
 * profile's server; the rest must come from missions (reference R35).
 */
export function bonusParts(
  { items, server }: Pick<Profile, 'items' | 'server'>,
  characterId: number,
): BonusParts {
  const place = characterId - 1;
  const sum = items.potentials[place] ?? 0;
  const missions = Math.min(sum, Math.max(items.missions?.[place] ?? 0, sum - maxPotential(server)));
  return { potential: sum - missions, missions };
}

/**
 * What the game adds to a character's cards, in per mille; 0 for people the profile has no place for. A potential at its
 * start adds nothing.
 */
export function characterPerMille({ potentials, missions }: ProfileItems, characterId: number): number {
  const place = characterId - 1;
  const sum = potentials[place] ?? 0;
  return sum > POTENTIAL_PRESET || missions?.[place] === sum ? sum : 0;
}
