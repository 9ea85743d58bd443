import type { TopPlayer, TopPoint, TopRanking } from '../records/tracker.ts';
import { HOUR_MS } from '../vocabulary/time.ts';

export interface TopRow {
  readonly rank: number;
  readonly uid: number;
  /** Null for someone whose profile is not there. */
  readonly user: TopPlayer | null;
  readonly value: number;
  /** More than an hour before; null for who was not among the ten then. */
  readonly lastHour: number | null;
}

/** Times of the ranking, the earliest first. */
export const topTimes = ({ points }: Pick<TopRanking, 'points'>): readonly number[] => [
  ...new Set(points.map(({ time }) => time)),
];

const latestAt = (times: readonly number[], time: number): number | null =>
  times.findLast((each) => each <= time) ?? null;

/** The ranking as it was at a time, the best first; no one before the first reading. */
export function topAt(ranking: TopRanking, time: number): readonly TopRow[] {
  const times = topTimes(ranking);
  const at = latestAt(times, time);
  if (at === null) return [];
  const before = latestAt(times, at - HOUR_MS);
  const valueBefore = (uid: number): number | null =>
    ranking.points.find((point) => point.time === before && point.uid === uid)?.value ?? null;
  const users = new Map(ranking.users.map((user) => [user.uid, user]));
  return ranking.points
    .filter((point) => point.time === at)
    .sort((a, b) => b.value - a.value || a.uid - b.uid)
    .map(({ uid, value }, place) => {
      const earlier = valueBefore(uid);
      return {
        rank: place + 1,
        uid,
        user: users.get(uid) ?? null,
        value,
        lastHour: earlier === null ? null : value - earlier,
      };
    });
}

/** Who gained most in the last hour first; those of whom that is not known last, by rank. */
export const byLastHour = (rows: readonly TopRow[]): readonly TopRow[] =>
  [...rows].sort((a, b) => (b.lastHour ?? -1) - (a.lastHour ?? -1) || a.rank - b.rank);

/** Points of one player at every time of the ranking; null while they were not among the ten. */
export function topLine(
  ranking: Pick<TopRanking, 'points'>,
  uid: number,
): readonly { readonly time: number; readonly value: number | null }[] {
  const own = new Map<number, TopPoint>();
  for (const point of ranking.points) if (point.uid === uid) own.set(point.time, point);
  return topTimes(ranking).map((time) => ({ time, value: own.get(time)?.value ?? null }));
}

/** Marks that the game's clients read in names, such as `<color=#fff>`. */
const MARKUP = /<\/?[a-z]+(?:=[^<>]*)?>|\[\/?[a-z0-9]+\]/gi;

/** A name without the marks; the name itself where nothing else is in it. */
export const plainName = (name: string): string => name.replaceAll(MARKUP, '').trim() || name;
