import { MAX_CHARACTER_ID, MAX_MISSIONS, maxPotential } from '../../vocabulary/characters.ts';
import type { StatTriple } from '../../vocabulary/stats.ts';
import { clamp, POTENTIAL_PRESET } from '../defaults.ts';
import {
  apartPotentials,
  bonusParts,
  type CharacterBonus,
  meanPotential,
  withBonuses,
} from '../potentials.ts';
import type { Profile } from '../profile.ts';

/** A potential at its start adds nothing: it counts for 1 alone, and for 0 beside missions. Three of them say themselves what counts. */
function settled({ potential, missions, apart }: CharacterBonus): CharacterBonus {
  if (apart) return { missions, apart, potential: meanPotential(apart) };
  const start = missions > 0 ? 0 : POTENTIAL_PRESET;
  return { missions, apart, potential: potential > POTENTIAL_PRESET ? potential : start };
}

const textOf = (bonus: CharacterBonus): string =>
  JSON.stringify([bonus.potential, bonus.missions, bonus.apart]);

/** Replaces what is known of some characters; the same profile where nothing changes. */
function withTold<T>(
  profile: Profile,
  values: ReadonlyMap<number, T>,
  change: (before: CharacterBonus, value: T) => CharacterBonus,
): Profile {
  const told = new Map<number, CharacterBonus>();
  for (const [id, value] of values) {
    if (id < 1 || id > MAX_CHARACTER_ID) continue;
    const before = { ...bonusParts(profile, id), apart: apartPotentials(profile.items, id) };
    const after = settled(change(before, value));
    if (textOf(after) !== textOf(before)) told.set(id, after);
  }
  if (told.size === 0) return profile;
  const { potentials, missions, potentialPerformance, potentialTechnique, potentialVisual, ...items } =
    profile.items;
  return { ...profile, items: { ...items, ...withBonuses(profile.items, told) } };
}

const within = (wished: number, most: number): number => (Number.isNaN(wished) ? 0 : clamp(wished, 0, most));

/** Sets one potential for all parameters, by character id, in per-mille points; each ends at the highest of the profile's server. */
export const withPotentials = (profile: Profile, values: ReadonlyMap<number, number>): Profile =>
  withTold(profile, values, (before, wished) => ({
    ...before,
    apart: null,
    potential: within(wished, maxPotential(profile.server)),
  }));

/** Sets a potential for each parameter, by character id; null makes one of them again. */
export const withApartPotentials = (
  profile: Profile,
  values: ReadonlyMap<number, StatTriple | null>,
): Profile =>
  withTold(profile, values, (before, wished) => {
    const most = maxPotential(profile.server);
    return {
      ...before,
      apart: wished && [within(wished[0], most), within(wished[1], most), within(wished[2], most)],
    };
  });

/** Raises potentials to at least this, by character id; of three only those that are lower. */
export function raisedPotentials(profile: Profile, values: ReadonlyMap<number, number>): Profile {
  const three = new Map<number, StatTriple>();
  const single = new Map<number, number>();
  for (const [id, wished] of values) {
    const apart = apartPotentials(profile.items, id);
    if (!apart) single.set(id, wished);
    else three.set(id, [Math.max(apart[0], wished), Math.max(apart[1], wished), Math.max(apart[2], wished)]);
  }
  return withApartPotentials(withPotentials(profile, single), three);
}

/** Sets what missions add, by character id, in per-mille points. */
export const withMissions = (profile: Profile, values: ReadonlyMap<number, number>): Profile =>
  withTold(profile, values, (before, wished) => ({ ...before, missions: within(wished, MAX_MISSIONS) }));
