import { MAX_POINTS, MAX_SAMPLES } from '#model/contract/tracker/tracker';
import type { Cutoff, TopPlayer, TopPoint, TopRanking } from '#model/records/tracker';

/** All samples by time; of one time that of the origin, which may have been put right since. */
export function mergedCutoffs(stored: readonly Cutoff[], origin: readonly Cutoff[]): readonly Cutoff[] {
  const byTime = new Map<number, Cutoff>();
  for (const sample of [...stored, ...origin]) byTime.set(sample.time, sample);
  return [...byTime.values()].sort((a, b) => a.time - b.time).slice(-MAX_SAMPLES);
}

/** At each time the ten that the origin has, else those that are stored; everybody as the origin describes them. */
export function mergedTops(stored: TopRanking, origin: TopRanking): TopRanking {
  const theirs = new Set(origin.points.map(({ time }) => time));
  const points = [...stored.points.filter(({ time }) => !theirs.has(time)), ...origin.points]
    .sort((a: TopPoint, b: TopPoint) => a.time - b.time || b.value - a.value)
    .slice(-MAX_POINTS);
  const byUid = new Map<number, TopPlayer>();
  for (const user of [...stored.users, ...origin.users]) byUid.set(user.uid, user);
  const uids = new Set(points.map(({ uid }) => uid));
  return { points, users: [...uids].flatMap((uid) => byUid.get(uid) ?? []) };
}
