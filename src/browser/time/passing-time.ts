/** Often enough for a number of seconds that counts down. */
const STEP_MS = 100;

/** Reports the milliseconds since its last report, ten times a second. Returns the function that ends it. */
export function watchTime(onStep: (ms: number) => void): () => void {
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    onStep(now - before);
    before = now;
  }, STEP_MS);
  return () => clearInterval(timer);
}
