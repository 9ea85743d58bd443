/** What two tabs made of the same profiles. */
import { type ProfileCollection, withActive, withAdded } from '#model/profile/collection';
import type { Profile } from '#model/profile/profile';

const textOf = (value: unknown): string => JSON.stringify(value);

const isSame = (a: readonly Profile[], b: readonly Profile[]): boolean => a === b || textOf(a) === textOf(b);

/**
 * Both changes together when at most one tab changed profiles and the other only chose another active one; null when both
 * changed profiles in different ways. The same object as theirs when nothing was changed here.
 */
export function reconciled(
  base: ProfileCollection,
  mine: ProfileCollection,
  theirs: ProfileCollection,
): ProfileCollection | null {
  if (mine === base) return theirs;
  const wasChangedHere = !isSame(mine.profiles, base.profiles);
  const wasChangedThere = !isSame(theirs.profiles, base.profiles);
  if (wasChangedHere && wasChangedThere && !isSame(mine.profiles, theirs.profiles)) return null;
  const { profiles } = wasChangedHere ? mine : theirs;
  const both = withActive({ profiles, active: 0 }, mine.active === base.active ? theirs.active : mine.active);
  return both.active === theirs.active && isSame(profiles, theirs.profiles) ? theirs : both;
}

/** Theirs, and behind them those of mine that are not among them. */
export function joined(mine: ProfileCollection, theirs: ProfileCollection): ProfileCollection {
  const there = new Set(theirs.profiles.map(textOf));
  return withAdded(
    theirs,
    mine.profiles.filter((profile) => !there.has(textOf(profile))),
  );
}
