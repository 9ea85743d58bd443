import type { RatedSong, RatingGroup } from '../records/player-profile.ts';

/** What the best songs of a band add up to. */
export const ratingSum = (songs: readonly RatedSong[]): number =>
  songs.reduce((sum, { rating }) => sum + rating, 0);

/** High-score rating of a player; null while a band is missing, as the sum would be too low then. */
export function ratingTotal(groups: readonly RatingGroup[]): number | null {
  if (groups.length === 0 || groups.some(({ songs }) => songs.length === 0)) return null;
  return groups.reduce((sum, { songs }) => sum + ratingSum(songs), 0);
}
