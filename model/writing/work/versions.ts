import { asArray, asInteger, asObject } from '../../records/reading.ts';

/** An earlier state of a draft. */
export interface WorkVersion {
  /** Epoch milliseconds, which also name it: no two have the same. */
  readonly at: number;
  /** How large it was: notes of a chart, actions of a story. */
  readonly size: number;
}

export const MAX_VERSIONS = 50;
/** Between two versions while one works. */
export const VERSION_PAUSE_MS = 60_000;

/** Versions from the oldest to the newest; what cannot be read is left out. */
export function readVersions(json: unknown): readonly WorkVersion[] {
  const found = asArray(json).flatMap((each) => {
    const { at, size, notes } = asObject(each);
    // Versions of charts from before have `notes`.
    const [time, count] = [asInteger(at), asInteger(size ?? notes)];
    return time === null || count === null ? [] : [{ at: time, size: count }];
  });
  const byTime = new Map(found.map((version) => [version.at, version]));
  return [...byTime.values()].sort((a, b) => a.at - b.at);
}

/** Enough time has passed since the last one. A clock that was set back must not stop them. */
export function isVersionDue(versions: readonly WorkVersion[], now: number): boolean {
  const last = versions.at(-1);
  return last === undefined || now - last.at >= VERSION_PAUSE_MS || now < last.at;
}

/** A time that no version has, at or after the given one. */
export function freeTime(versions: readonly WorkVersion[], now: number): number {
  const taken = new Set(versions.map(({ at }) => at));
  let time = now;
  while (taken.has(time)) time += 1;
  return time;
}

/**
 * The place of the version that is missed least: the one whose neighbours are close for its age. So versions lie close together near now
 * and ever farther apart before, and the first and the last one stay.
 */
function leastMissed(versions: readonly WorkVersion[], now: number): number {
  let [place, least] = [1, Number.POSITIVE_INFINITY];
  for (let i = 1; i < versions.length - 1; i++) {
    const [before, here, after] = [versions[i - 1], versions[i], versions[i + 1]];
    if (!before || !here || !after) continue;
    const gap = (after.at - before.at) / Math.max(1, now - here.at);
    if (gap < least) [place, least] = [i, gap];
  }
  return place;
}

/** The versions with a new one, and those that give way to it. */
export function withVersion(
  versions: readonly WorkVersion[],
  version: WorkVersion,
): { readonly kept: readonly WorkVersion[]; readonly dropped: readonly WorkVersion[] } {
  const kept = [...versions.filter(({ at }) => at !== version.at), version].sort((a, b) => a.at - b.at);
  const dropped: WorkVersion[] = [];
  while (kept.length > MAX_VERSIONS) dropped.push(...kept.splice(leastMissed(kept, version.at), 1));
  return { kept, dropped };
}
