import { random } from '../seeded/random.ts';
import type { SongRow } from '../songs/songs.ts';
import type { Served } from '../world.ts';
import type { EventRow } from './events.ts';

/** Songs that an event ranks (reference R9): a medley plays its three in a row. */
const SONGS: Readonly<Record<string, number>> = { challenge: 3, versus: 3, medley: 3 };

interface Reward {
  readonly resourceType: 'star';
  readonly quantity: number;
}
interface EventMusic {
  readonly musicId: number;
  readonly musicAchievements?: readonly (Reward & { readonly achievementType: string })[];
  readonly musicRankingRewards?: readonly (Reward & { readonly fromRank: number; readonly toRank: number })[];
}

const ACHIEVEMENTS = [
  { achievementType: 'full_combo', resourceType: 'star', quantity: 50 },
  { achievementType: 'score_rank_s', resourceType: 'star', quantity: 50 },
] as const;
const RANKS = [
  { fromRank: 1, toRank: 10, resourceType: 'star', quantity: 300 },
  { fromRank: 11, toRank: 1_000, resourceType: 'star', quantity: 100 },
] as const;

const withRewards = (type: string, musicId: number): EventMusic => ({
  musicId,
  ...(type === 'challenge' && { musicAchievements: ACHIEVEMENTS }),
  musicRankingRewards: RANKS,
});

/** `musics` of `events/{id}`: songs that were out on the server when the event began; undefined where none are ranked. */
export function eventMusics(
  seed: number,
  id: number,
  { eventType, startAt }: EventRow,
  songs: Readonly<Record<string, SongRow>>,
): Served<readonly EventMusic[]> | undefined {
  const count = SONGS[eventType];
  if (count === undefined) return undefined;
  const drawn = random(seed, 'event songs', id).shuffle(Object.keys(songs).map(Number));
  return startAt.map((start, server) => {
    if (start === null) return null;
    const isOut = (song: number): boolean => {
      const published = songs[song]?.publishedAt[server] ?? null;
      return published !== null && Number(published) <= Number(start);
    };
    return drawn
      .filter(isOut)
      .slice(0, count)
      .map((song) => withRewards(eventType, song));
  });
}
