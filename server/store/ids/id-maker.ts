/**
 * Ids are milliseconds since 2025, six bits for the process that made them, six bits for the order within the
 * millisecond: 53 bits until the year 2094, so that JSON numbers hold them exactly. They sort by time.
 */

export const EPOCH_MS = Date.UTC(2025, 0, 1);
export const NODES = 64;
const PER_MS = 64;
const STEP = NODES * PER_MS;

export class ClockError extends Error {}

/** A right to make ids with a node's number, until a moment. */
export interface Lease {
  readonly node: number;
  readonly untilMs: number;
}

/** When an id was made, in epoch milliseconds. */
export const timeOfId = (id: number): number => Math.floor(id / STEP) + EPOCH_MS;

/** The first id that anybody can make at a moment; of times beyond all ids, one that no one makes. */
export const firstIdAt = (timeMs: number): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, timeMs - EPOCH_MS) * STEP);

/** Never goes back, also when the clock does; more ids than fit into a millisecond take the next ones. */
export function idMaker(now: () => number, lease: () => Lease): () => number {
  let lastMs = 0;
  let next = 0;
  return () => {
    const { node, untilMs } = lease();
    const nowMs = now();
    if (nowMs > lastMs) {
      lastMs = nowMs;
      next = 0;
    } else if (next >= PER_MS) {
      lastMs++;
      next = 0;
    }
    // Ids would be below zero, and no one could open what has one.
    if (lastMs < EPOCH_MS) throw new ClockError('The clock is set before 2025');
    if (lastMs >= untilMs) throw new ClockError('The right to make ids has lapsed');
    return (lastMs - EPOCH_MS) * STEP + node * PER_MS + next++;
  };
}
