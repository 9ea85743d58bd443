/** What a slow moment of the machine is: this many times its best. */
const SLOW = 1.2;
const WAIT_MS = 250;
/** For one measurement, and for all together with what is measured again. */
const PATIENCE_MS = 30_000;
const WHOLE_PATIENCE_MS = 600_000;
/** Before anything is known of the machine. */
const FIRST_LOOK_MS = 5_000;
const RUNS = 5;
/** Objects, because a machine that others use, too, slows down what needs its memory; sums are as fast as ever. */
const WORK = JSON.stringify(
  Array.from({ length: 3_000 }, (_, id) => ({ id, name: `card ${id}`, levels: [id, id + 1] })),
);

function workMs(): number {
  const started = performance.now();
  const read: unknown[] = JSON.parse(WORK);
  // Read, or nothing needs to be done.
  return read.length === 0 ? 0 : performance.now() - started;
}

const paces: number[] = [];
let best = Number.POSITIVE_INFINITY;
let again = 0;
let spentMs = 0;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function paceNow(): number {
  const pace = Math.min(...Array.from({ length: RUNS }, workMs));
  best = Math.min(best, pace);
  return pace;
}

async function lookAtFirst(): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < FIRST_LOOK_MS) {
    paceNow();
    await sleep(WAIT_MS);
  }
}

/**
 * Waits until the machine is as fast as it can be, half a minute at most and not long in all: a machine that others use, too, becomes half as fast for
 * seconds, and a slow-down of four would be one of six.
 */
export async function atFullPace(): Promise<void> {
  if (best === Number.POSITIVE_INFINITY) await lookAtFirst();
  const until = performance.now() + Math.min(PATIENCE_MS, WHOLE_PATIENCE_MS - spentMs);
  let pace = paceNow();
  while (pace > SLOW * best && performance.now() < until) {
    await sleep(WAIT_MS);
    spentMs += WAIT_MS;
    pace = paceNow();
  }
  paces.push(pace);
}

/** Measures once more what the machine was not as fast after as before, as long as there is patience. */
export async function inFullPace<T>(measure: () => Promise<T>): Promise<T> {
  for (;;) {
    await atFullPace();
    const started = performance.now();
    const measured = await measure();
    if (paceNow() <= SLOW * best || spentMs >= WHOLE_PATIENCE_MS) return measured;
    spentMs += performance.now() - started;
    again++;
  }
}

/** By what the figures of two runs can be compared. */
export function paceText(): string {
  const sorted = [...paces].sort((a, b) => a - b);
  const [median, worst] = [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0];
  return `the machine: a fixed piece of work took ${best.toFixed(1)} ms at best, ${median.toFixed(1)} in the median, ${worst.toFixed(1)} at worst before what was measured; measured again, because it took longer after: ${again} times\n`;
}
