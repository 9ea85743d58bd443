/** Often enough for a number of seconds that counts down. */
const STEP_MS = 100;

export interface PassingTime {
  /** Reports at once: a page that is busy is late with the next step, but not with a press. */
  report(): void;
  stop(): void;
}

/** Reports the milliseconds since its last report, ten times a second. */
export function watchTime(onStep: (ms: number) => void): PassingTime {
  let before = performance.now();
  const report = () => {
    const now = performance.now();
    onStep(now - before);
    before = now;
  };
  const timer = setInterval(report, STEP_MS);
  return { report, stop: () => clearInterval(timer) };
}
