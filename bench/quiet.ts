import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Share of all cores that others may use while figures are taken. */
const QUIET_SHARE = 0.1;
const MAX_WAIT_MS = 60_000;
const LOOK_MS = 2_000;

/** Processor time of all cores since the machine started. */
export interface CoreTimes {
  readonly idle: number;
  readonly all: number;
}

export function coreTimes(): CoreTimes {
  const times = cpus().map(({ times: core }) => core);
  const sum = (pick: (core: (typeof times)[number]) => number): number =>
    times.reduce((total, core) => total + pick(core), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum((core) => Object.values(core).reduce((a, b) => a + b, 0)),
  };
}

/** From 0, all idle, to 1; the load average would still include what ended a minute ago, such as the build. */
export const busyShare = (before: CoreTimes, after: CoreTimes): number =>
  after.all === before.all ? 0 : 1 - (after.idle - before.idle) / (after.all - before.all);

export interface QuietOptions {
  readonly times?: () => CoreTimes;
  readonly wait?: (ms: number) => Promise<unknown>;
  readonly say: (line: string) => void;
}

/**
 * Waits until the machine is quiet, for a minute in all, however often it is called. A shared machine may never be quiet;
 * figures then say that it was not.
 */
export function quietWaiter({ times = coreTimes, wait = sleep, say }: QuietOptions): () => Promise<boolean> {
  let leftMs = MAX_WAIT_MS;
  return async () => {
    for (let isFirst = true; ; isFirst = false) {
      const before = times();
      await wait(LOOK_MS);
      const share = busyShare(before, times());
      if (share <= QUIET_SHARE) return true;
      if (leftMs < LOOK_MS) return false;
      if (isFirst)
        say(`others use ${Math.round(share * 100)} % of the machine; waiting, at most ${leftMs / 1_000} s`);
      leftMs -= LOOK_MS;
    }
  };
}
