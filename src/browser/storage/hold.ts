import type { Broadcast } from './broadcast.ts';

/** Whose something is that one tab at a time may change. */
export type HoldState = 'got' | 'refused' | 'lost';

interface TabHold {
  /** Takes it from the tab that has it. */
  take(): void;
  end(): void;
}

/**
 * Asks for what a name stands for. `refused` when another tab has it; `got` then follows as soon as that one is closed. Who has it is told
 * `lost` when another tab takes it.
 */
export type HoldAlone = (name: string, onChange: (state: HoldState) => void) => TabHold;

/** Web Locks where the browser has them (https, loopback), which end with their tab whatever happens to it. */
export const createHold = (
  broadcast: Broadcast,
  locks: LockManager | undefined = navigator.locks,
): HoldAlone => (locks ? lockHold(locks) : announcedHold(broadcast));

const lockHold =
  (locks: LockManager): HoldAlone =>
  (name, onChange) => {
    const key = `setori/hold/${name}`;
    let hasEnded = false;
    let release: (() => void) | null = null;
    let waiting: AbortController | null = null;
    const tell = (state: HoldState): void => {
      if (!hasEnded) onChange(state);
    };
    /** Holds on until released. */
    const hold = (): Promise<void> =>
      new Promise((resolve) => {
        waiting = null;
        if (hasEnded) return resolve();
        release = resolve;
        tell('got');
      });
    const wait = (): void => {
      const patience = new AbortController();
      waiting = patience;
      locks.request(key, { signal: patience.signal }, hold).catch(() => {
        if (!patience.signal.aborted) lost();
      });
    };
    const lost = (): void => {
      release = null;
      tell('lost');
      if (!hasEnded) wait();
    };
    locks
      .request(key, { ifAvailable: true }, (lock) => {
        if (lock) return hold();
        tell('refused');
        wait();
        return undefined;
      })
      .catch(lost);
    return {
      take() {
        waiting?.abort();
        locks.request(key, { steal: true }, hold).catch(lost);
      },
      end() {
        hasEnded = true;
        waiting?.abort();
        release?.();
      },
    };
  };

/** Without locks the tab that came last has it, and the others are told. */
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
