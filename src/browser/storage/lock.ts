import { StorageFailure } from './storage.ts';

/** Lets one task at a time touch what a name stands for, in all tabs of this site. */
export interface Lock {
  /** Runs the task when no one else of that name runs. Rejects as the task does, or with StorageFailure `time`. */
  run<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** A tab that does not let go of a lock must not stop the others for ever. */
const PATIENCE_MS = 20_000;

/** Web Locks where the browser has them (https, loopback); elsewhere only the tasks of this tab wait for each other. */
export const createLock = (locks: LockManager | undefined = navigator.locks): Lock =>
  locks ? webLock(locks) : tabLock();

const webLock = (locks: LockManager): Lock => ({
  async run(name, task) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    try {
      return await locks.request(`setori/${name}`, { signal: patience.signal }, () => {
        clearTimeout(timer);
        return task();
      });
    } catch (cause) {
      throw patience.signal.aborted ? new StorageFailure('time', cause) : cause;
    } finally {
      clearTimeout(timer);
    }
  },
});

export function tabLock(): Lock {
  const queues = new Map<string, Promise<unknown>>();
  return {
    run(name, task) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(task, task);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
