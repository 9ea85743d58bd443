import type { AnswerOf } from '#model/contract/endpoints';
import { withoutMarkup } from '#model/rules/without-markup';
import { HOUR_MS } from '#model/vocabulary/time';

type TopAnswer = AnswerOf<'GET eventtop/data'>;

export interface TimedValue {
  readonly time: number;
  readonly value: number;
}

/** One of the ten best as of now. */
export interface RankingRow {
  /** Equal points share a place. */
  readonly place: number;
  readonly uid: number;
  /** Empty for players whom no one describes. */
  readonly name: string;
  /** Of the card they show; 0 for none. */
  readonly cardId: number;
  readonly isTrained: boolean;
  readonly value: number;
  /** Since an hour before; null for a player who was not among the ten then. */
  readonly gain: number | null;
  /** Places won since then, fewer than none where they were lost; null likewise. */
  readonly moved: number | null;
  /** The times at which they were among the ten, the earliest first. */
  readonly curve: readonly TimedValue[];
}

/** Readings are about half an hour apart; one that is this much older than an hour says nothing of the last hour. */
const LATE_MS = HOUR_MS / 2;

/** The last point that is at least an hour older than the newest, and not much older. */
function hourBefore(curve: readonly TimedValue[], nowMs: number): TimedValue | undefined {
  const before = curve.findLast(({ time }) => time <= nowMs - HOUR_MS);
  return before && before.time >= nowMs - HOUR_MS - LATE_MS ? before : undefined;
}

type Reading = readonly Pick<TopAnswer['points'][number], 'uid' | 'value'>[];

const placeOf = (value: number, reading: Reading): number =>
  reading.filter((other) => other.value > value).length + 1;

/** Who was among the ten an hour before the newest reading; no one where nothing was read then. */
function readingBefore(points: TopAnswer['points'], nowMs: number): Reading {
  const times = points.map(({ time }) => time).filter((time) => time <= nowMs - HOUR_MS);
  const before = times.reduce((newest, time) => Math.max(newest, time), 0);
  return before < nowMs - HOUR_MS - LATE_MS ? [] : points.filter(({ time }) => time === before);
}

/** By player, the earliest first. */
function curvesOf(points: TopAnswer['points']): ReadonlyMap<number, readonly TimedValue[]> {
  const curves = new Map<number, TimedValue[]>();
  for (const { time, uid, value } of points.toSorted((a, b) => a.time - b.time)) {
    const curve = curves.get(uid);
    if (curve) curve.push({ time, value });
    else curves.set(uid, [{ time, value }]);
  }
  return curves;
}

/** The ten of the last reading, the best first; none where nothing was read. */
export function rankingRows({ points, users }: TopAnswer): readonly RankingRow[] {
  const latest = points.reduce((newest, { time }) => Math.max(newest, time), 0);
  const curves = curvesOf(points);
  const byUid = new Map(users.map((user) => [user.uid, user]));
  const now = points.filter(({ time }) => time === latest).toSorted((a, b) => b.value - a.value);
  const earlier = readingBefore(points, latest);
  return now.map(({ uid, value }) => {
    const place = placeOf(value, now);
    const then = earlier.find((other) => other.uid === uid);
    const user = byUid.get(uid);
    const curve = curves.get(uid) ?? [];
    const before = hourBefore(curve, latest);
    return {
      place,
      uid,
      name: withoutMarkup(user?.name ?? ''),
      cardId: user?.sid ?? 0,
      isTrained: user?.strained === 1,
      value,
      gain: before ? value - before.value : null,
      moved: then ? placeOf(then.value, earlier) - place : null,
      curve,
    };
  });
}
