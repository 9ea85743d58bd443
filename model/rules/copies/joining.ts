import { type ProfileCollection, withAdded } from '../../profile/collection.ts';
import { textOf } from './relation.ts';

/** Theirs, and behind them those of mine that are not among them; of equal ones as many as the side with more has. */
export function joinCollections(mine: ProfileCollection, theirs: ProfileCollection): ProfileCollection {
  const left = new Map<string, number>();
  for (const text of theirs.profiles.map(textOf)) left.set(text, (left.get(text) ?? 0) + 1);
  const own = mine.profiles.filter((profile) => {
    const text = textOf(profile);
    const there = left.get(text) ?? 0;
    left.set(text, there - 1);
    return there <= 0;
  });
  return withAdded(theirs, own);
}

/** Other profiles in the place of these; the one of the active one's name stays active. */
export function inPlaceOf(
  old: ProfileCollection,
  profiles: ProfileCollection['profiles'],
): ProfileCollection {
  const name = old.profiles[old.active]?.name;
  const active = profiles.findIndex((profile) => profile.name === name);
  return { profiles, active: Math.max(0, active) };
}
