import { isSongId, MAX_SONGS } from './modes.ts';

/** Song ids without duplicates, each where it comes first; what is no id is left out. */
export const songsOnce = (ids: readonly unknown[]): readonly number[] =>
  [...new Set(ids.filter(isSongId))].slice(0, MAX_SONGS);

/** Whether all are places of the list. */
export const arePlaces = ({ length }: readonly number[], ...places: readonly number[]): boolean =>
  places.every((place) => Number.isInteger(place) && place >= 0 && place < length);

/** The list with a song moved to another place; the same list if one of them is no place. */
export function movedTo(songs: readonly number[], from: number, to: number): readonly number[] {
  const song = songs[from];
  if (song === undefined || from === to || !arePlaces(songs, from, to)) return songs;
  return songs.toSpliced(from, 1).toSpliced(to, 0, song);
}

const isEqual = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/** Whether the songs that both lists share are in another order. */
function isReordered(base: readonly number[], mine: readonly number[]): boolean {
  const [before, now] = [new Set(base), new Set(mine)];
  return !isEqual(
    base.filter((id) => now.has(id)),
    mine.filter((id) => before.has(id)),
  );
}

/**
 * Merges two versions of a list that were both made from `base`: what either added is in it, what either removed is not. The order is
 * mine if I changed it, else theirs.
 */
export function mergedSongs(
  base: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): readonly number[] {
  if (isEqual(base, mine)) return theirs;
  if (isEqual(base, theirs)) return mine;
  const [before, here, there] = [new Set(base), new Set(mine), new Set(theirs)];
  const stays = (id: number): boolean => (before.has(id) ? here.has(id) && there.has(id) : true);
  const [lead, other] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine];
  return songsOnce([...lead, ...other].filter(stays));
}
