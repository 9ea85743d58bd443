import type { Broadcast } from './broadcast.ts';

/** Whose something is that one tab at a time may change. */
export type HoldState = 'got' | 'refused' | 'lost';

interface TabHold {
  /** Takes it from the tab that has it. */
  take(): void;
  end(): void;
}

/**
 * Asks for what a name stands for. `refused` when another tab has it; `got` then follows as soon as that one is closed. The tab that has it
 * hears `lost` when another one takes it.
 */
export type HoldAlone = (name: string, onChange: (state: HoldState) => void) => TabHold;

/** Web Locks where the browser has them (https, loopback) and grants them; they end with their tab, even if it crashes. */
export function createHold(
  broadcast: Broadcast,
  locks: LockManager | undefined = navigator.locks,
): HoldAlone {
  const announced = announcedHold(broadcast);
  return locks ? lockHold(locks, announced) : announced;
}

const lockHold =
  (locks: LockManager, announced: HoldAlone): HoldAlone =>
  (name, onChange) => {
    const key = `setori/hold/${name}`;
    let hasEnded = false;
    let release: (() => void) | null = null;
    let waiting: AbortController | null = null;
    let withoutLock: TabHold | null = null;
    const report = (state: HoldState): void => {
      if (!hasEnded) onChange(state);
    };
    /** Holds on until released. */
    const hold = (): Promise<void> =>
      new Promise((resolve) => {
        waiting = null;
        if (hasEnded) return resolve();
        release = resolve;
        report('got');
      });
    const wait = (): void => {
      const patience = new AbortController();
      waiting = patience;
      locks.request(key, { signal: patience.signal }, hold).catch((cause) => {
        if (!patience.signal.aborted) fail(cause);
      });
    };
    const lost = (): void => {
      release = null;
      report('lost');
      if (!hasEnded) wait();
    };
    /** Only a stolen lock means another tab. A browser set to keep no data refuses every lock, so waiting for one would never end. */
    const fail = (cause: unknown): void => {
      if (cause instanceof Error && cause.name === 'AbortError') lost();
      else if (!hasEnded) withoutLock ??= announced(name, onChange);
    };
    locks
      .request(key, { ifAvailable: true }, (lock) => {
        if (lock) return hold();
        report('refused');
        wait();
        return undefined;
      })
      .catch(fail);
    return {
      take() {
        if (withoutLock) return withoutLock.take();
        waiting?.abort();
        locks.request(key, { steal: true }, hold).catch(fail);
      },
      end() {
        hasEnded = true;
        waiting?.abort();
        release?.();
        withoutLock?.end();
      },
    };
  };

/** Without locks the tab that came last has it, and notifies the others. */
const announcedHold =
  (broadcast: Broadcast): HoldAlone =>
  (name, onChange) => {
    const key = `hold/${name}`;
    let has = false;
    let hasEnded = false;
    const deaf = broadcast.listen(key, () => {
      if (has) onChange('lost');
      has = false;
    });
    const take = (): void => {
      if (hasEnded) return;
      has = true;
      broadcast.post(key);
      onChange('got');
    };
    queueMicrotask(take);
    return {
      take,
      end() {
        hasEnded = true;
        deaf();
      },
    };
  };
