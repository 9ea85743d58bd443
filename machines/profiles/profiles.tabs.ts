/** Merges the changes that two tabs made to the same profiles. */
import { type ProfileCollection, withActive } from '#model/profile/collection';
import type { Profile } from '#model/profile/profile';
import { mergedProfiles } from './profiles.merge.ts';

const textOf = (value: unknown): string => JSON.stringify(value);

const isSame = (a: readonly Profile[], b: readonly Profile[]): boolean => a === b || textOf(a) === textOf(b);

/**
 * Both changes together when they do not touch: in one tab only, or other cards and items of the same profiles; null when they
 * do. The same object as theirs when nothing was changed here.
 */
export function reconciled(
  base: ProfileCollection,
  mine: ProfileCollection,
  theirs: ProfileCollection,
): ProfileCollection | null {
  if (mine === base) return theirs;
  const wasChangedHere = !isSame(mine.profiles, base.profiles);
  const wasChangedThere = !isSame(theirs.profiles, base.profiles);
  const areApart = wasChangedHere && wasChangedThere && !isSame(mine.profiles, theirs.profiles);
  const profiles = areApart
    ? mergedProfiles(base.profiles, mine.profiles, theirs.profiles)
    : (wasChangedHere ? mine : theirs).profiles;
  if (profiles === null) return null;
  const both = withActive({ profiles, active: 0 }, mine.active === base.active ? theirs.active : mine.active);
  return both.active === theirs.active && isSame(profiles, theirs.profiles) ? theirs : both;
}
