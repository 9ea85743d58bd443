import { asInteger, asObject, isJsonObject, type JsonObject } from './reading.ts';

/** Points of a rank at a time (reference R60). */
export interface Cutoff {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly ep: number;
  /** Put on record by a moderator of the site. */
  readonly by?: 'moderator';
}

/** Points or score of one of the ten best at a time. */
export interface TopPoint {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly uid: number;
  readonly value: number;
}

export interface TopPlayer {
  readonly uid: number;
  readonly name: string;
  readonly introduction: string;
  readonly rank: number;
  /** The card shown. */
  readonly sid: number;
  /** Whether the card shows its trained picture. */
  readonly strained: number;
  readonly degrees: readonly number[];
}

export interface TopRanking {
  /** By time; at each time the best first. */
  readonly points: readonly TopPoint[];
  /** Everybody who occurs in `points`. */
  readonly users: readonly TopPlayer[];
}

const MAX_TEXT = 200;
const MAX_DEGREES = 10;

interface Bounds {
  /** Rows kept: of more the earliest are dropped. */
  readonly most: number;
}

const countOf = (value: unknown): number | null => {
  const count = asInteger(value);
  return count !== null && count >= 0 ? count : null;
};

const rowsOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];

const textOf = (value: unknown): string =>
  typeof value === 'string' ? [...value].slice(0, MAX_TEXT).join('') : '';

/**
 * Reads `tracker/data` (reference R60): samples by time, each time once, the later row counting. Rows that are no sample
 * are left out. Never throws.
 */
export function readCutoffs(json: unknown, { most }: Bounds): readonly Cutoff[] {
  const byTime = new Map<number, Cutoff>();
  for (const row of rowsOf(asObject(json).cutoffs)) {
    const [time, ep] = [countOf(row.time), countOf(row.ep)];
    if (time !== null && ep !== null) byTime.set(time, { time, ep });
  }
  return [...byTime.values()].sort((a, b) => a.time - b.time).slice(-most);
}

function playerOf(row: JsonObject): TopPlayer | null {
  const uid = countOf(row.uid);
  if (uid === null) return null;
  const degrees: readonly unknown[] = Array.isArray(row.degrees) ? row.degrees : [];
  return {
    uid,
    name: textOf(row.name),
    introduction: textOf(row.introduction),
    rank: countOf(row.rank) ?? 0,
    sid: countOf(row.sid) ?? 0,
    strained: row.strained === 1 || row.strained === true ? 1 : 0,
    degrees: degrees
      .map(countOf)
      .filter((degree) => degree !== null)
      .slice(0, MAX_DEGREES),
  };
}

const nobody = (uid: number): TopPlayer => ({
  uid,
  name: '',
  introduction: '',
  rank: 0,
  sid: 0,
  strained: 0,
  degrees: [],
});

/**
 * Reads `eventtop/data` (reference R60): points by time, at each time the best first, and everybody who occurs in them; a
 * player whom no one describes has no name. Never throws.
 */
export function readTopRanking(json: unknown, { most }: Bounds): TopRanking {
  const { points, users } = asObject(json);
  const read = rowsOf(points).flatMap((row): readonly TopPoint[] => {
    const [time, uid, value] = [countOf(row.time), countOf(row.uid), countOf(row.value)];
    return time === null || uid === null || value === null ? [] : [{ time, uid, value }];
  });
  const kept = read.sort((a, b) => a.time - b.time || b.value - a.value).slice(-most);
  const described = new Map(
    rowsOf(users).flatMap((row) => {
      const player = playerOf(row);
      return player ? [[player.uid, player] as const] : [];
    }),
  );
  const uids = new Set(kept.map(({ uid }) => uid));
  return { points: kept, users: [...uids].map((uid) => described.get(uid) ?? nobody(uid)) };
}

/** The rows of times that are at least `intervalMs` apart, counted back from the last one, which always stays. */
export function thinned(points: readonly TopPoint[], intervalMs: number): readonly TopPoint[] {
  const times = [...new Set(points.map(({ time }) => time))];
  const kept = new Set<number>();
  let next = Number.POSITIVE_INFINITY;
  for (const time of times.reverse()) {
    if (time > next) continue;
    kept.add(time);
    next = time - intervalMs;
  }
  return points.filter(({ time }) => kept.has(time));
}
