import { FairQueue } from '../origin/fair-queue.ts';
import { Refusal } from './refusal.ts';

const RETRY_S = 2;
const refusal = (): Refusal => new Refusal('UNAVAILABLE', { retryAfter: RETRY_S });

/** Runs so many at once; others wait, and beyond the longest queue are sent away. */
export function bounded(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/**
 * The same, fair to all callers: queued jobs are taken round-robin, so that a busy caller delays only
 * itself. When the queue is full, the newest job of the caller with the most jobs is rejected. A job of which `gone` says that no one waits
 * for it any more leaves the queue.
 */
export function fairlyBounded(
  atOnce: number,
  mostWaiting: number,
): <T>(who: string, work: () => Promise<T>, gone?: AbortSignal) => Promise<T> {
  const queue = new FairQueue({ atOnce, mostWaiting });
  return async (who, work, gone) => {
    if (!(await queue.enter(who, { signal: gone }))) throw refusal();
    try {
      return await work();
    } finally {
      queue.leave(who);
    }
  };
}

/**
 * Lets one piece of work begin in each turn of the event loop, by turns of who asks: else all that came since the last turn would run before
 * anyone else is heard, a dozen of one address for instance. What they wait for afterwards they wait for at the same time.
 */
export function inTurns(): (who: string) => Promise<void> {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: Number.POSITIVE_INFINITY });
  return async (who) => {
    await queue.enter(who);
    setImmediate(() => queue.leave(who));
  };
}

/** Runs one piece of work for each of many at a time; what else the same one wants waits in the order it came. */
export function inTurn(): <T>(who: number, work: () => Promise<T>) => Promise<T> {
  const last = new Map<number, Promise<unknown>>();
  return async (who, work) => {
    const earlier = last.get(who);
    const mine = earlier ? earlier.then(work, work) : work();
    last.set(who, mine);
    try {
      return await mine;
    } finally {
      if (last.get(who) === mine) last.delete(who);
    }
  };
}
