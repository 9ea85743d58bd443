/** What a slow moment of the machine is: this many times its best. */
const SLOW = 1.15;
const WAIT_MS = 250;
const PATIENCE_MS = 30_000;
const WORK = 4_000_000;

/** Milliseconds that a fixed piece of work takes: what runs beside it, and how fast a shared machine lets anybody run. */
function workMs(): number {
  const started = performance.now();
  let state = 1;
  for (let step = 0; step < WORK; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  // Read, or the compiler leaves the loop out.
  return state === 0 ? 0 : performance.now() - started;
}

const paces: number[] = [];
let best = Number.POSITIVE_INFINITY;

/**
 * Waits until the machine is as fast as at the beginning, half a minute at most: a machine that others use too becomes half as fast
 * for a minute, and a slow-down of four would be one of six.
 */
export async function atFullPace(): Promise<void> {
  const started = performance.now();
  for (;;) {
    const pace = Math.min(workMs(), workMs(), workMs());
    best = Math.min(best, pace);
    if (pace <= SLOW * best || performance.now() - started > PATIENCE_MS) {
      paces.push(pace);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

/** By what the figures of two runs can be compared. */
export function paceText(): string {
  const sorted = [...paces].sort((a, b) => a - b);
  const [median, worst] = [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0];
  return `the machine: a fixed piece of work took ${best.toFixed(1)} ms at best, ${median.toFixed(1)} in the median, ${worst.toFixed(1)} at worst before what was measured\n`;
}
