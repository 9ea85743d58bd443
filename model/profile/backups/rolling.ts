import { DAY_MS, HOUR_MS } from '../../vocabulary/time.ts';

/** How many backups there are at most. */
export const MAX_BACKUPS = 10;

/**
 * Who must stay: the latest ones, and the last one of each hour, day and week before them. So the state of yesterday evening
 * outlives any number of edits of today. With the one of most cards that is one less than there is room for a new one.
 */
const LATEST = 3;
const SPANS = [
  { ms: HOUR_MS, count: 2 },
  { ms: DAY_MS, count: 3 },
  { ms: 7 * DAY_MS, count: 1 },
] as const;

export interface Dated {
  readonly at: number;
  readonly cards: number;
}

/** Those that must stay, of a list with the latest first. */
function held<T extends Dated>(sorted: readonly T[]): ReadonlySet<T> {
  const staying = new Set(sorted.slice(0, LATEST));
  for (const { ms, count } of SPANS) {
    const spanOf = ({ at }: T): number => Math.floor(at / ms);
    const covered = new Set([...staying].map(spanOf));
    let left: number = count;
    for (const each of sorted) {
      if (left === 0 || covered.has(spanOf(each))) continue;
      covered.add(spanOf(each));
      staying.add(each);
      left--;
    }
  }
  const largest = sorted.reduce<T | null>(
    (best, each) => (best && best.cards >= each.cards ? best : each),
    null,
  );
  return largest ? staying.add(largest) : staying;
}

/**
 * The one to give up for room; null while there is room. `nowMs` is the device's: what a clock made that was once in the future
 * counts as just made, but goes before all others that need not stay.
 */
export function backupToDelete<T extends Dated>(backups: readonly T[], nowMs: number): T | null {
  if (backups.length <= MAX_BACKUPS) return null;
  const sorted = backups
    .map((backup) => ({ backup, at: Math.min(backup.at, nowMs), cards: backup.cards }))
    .sort((a, b) => b.at - a.at || a.backup.at - b.backup.at);
  const staying = held(sorted);
  const free = sorted.filter((each) => !staying.has(each));
  const gone = free.find(({ backup }) => backup.at > nowMs) ?? free.at(-1) ?? sorted.at(-1);
  return gone?.backup ?? null;
}
