import { MAX_MISSIONS, maxPotential } from '../../vocabulary/characters.ts';
import { clamp, POTENTIAL_PRESET } from '../defaults.ts';
import { type BonusParts, bonusParts } from '../potentials.ts';
import type { Profile } from '../profile.ts';

/** A potential at its start adds nothing: it counts for 1 alone, and for 0 beside missions. */
function settled({ potential, missions }: BonusParts): BonusParts {
  const start = missions > 0 ? 0 : POTENTIAL_PRESET;
  return { missions, potential: potential > POTENTIAL_PRESET ? potential : start };
}

/** Sets one of the parts by character id; the other stays as it is. */
function withPart(
  profile: Profile,
  values: ReadonlyMap<number, number>,
  part: keyof BonusParts,
  most: number,
) {
  const potentials = [...profile.items.potentials];
  const missions = potentials.map((_, place) => profile.items.missions?.[place] ?? 0);
  let isChanged = false;
  for (const [id, wished] of values) {
    if (!(id - 1 in potentials)) continue;
    const before = bonusParts(profile, id);
    const value = Number.isNaN(wished) ? 0 : clamp(wished, 0, most);
    const after = settled({ ...before, [part]: value });
    if (after.potential === before.potential && after.missions === before.missions) continue;
    potentials[id - 1] = after.potential + after.missions;
    missions[id - 1] = after.missions;
    isChanged = true;
  }
  if (!isChanged) return profile;
  const { missions: told, ...items } = profile.items;
  const isTold = told !== undefined || missions.some((points) => points > 0);
  const next = { ...items, potentials };
  return { ...profile, items: isTold ? { ...next, missions } : next };
}

/** Sets potentials by character id, in per-mille points; each ends at the highest of the profile's server. */
export const withPotentials = (profile: Profile, values: ReadonlyMap<number, number>): Profile =>
  withPart(profile, values, 'potential', maxPotential(profile.server));

/** Sets what missions add, by character id, in per-mille points. */
export const withMissions = (profile: Profile, values: ReadonlyMap<number, number>): Profile =>
  withPart(profile, values, 'missions', MAX_MISSIONS);
