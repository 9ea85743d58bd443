import { fromPromise } from 'xstate';
import { calculatorMachine } from '#machines/calculator/calculator.machine';
import type { LandingQuestion } from '#machines/calculator/calculator.types';
import type { CalculatorLogic } from '#machines/calculator/calculator.view';
import { type Landing, landOn } from '#model/plan/landing';

/** The page answers between two slices. */
const SLICE_MS = 8;

/** Works in slices until it is done or stopped. */
async function search({ total, points }: LandingQuestion, signal: AbortSignal): Promise<Landing> {
  const run = landOn(total, points);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = run.next();
      if (done) return value;
    } while (performance.now() < until);
  }
}

/** The machine of the event calculator with its slot filled. */
export const calculating: CalculatorLogic = calculatorMachine.provide({
  actors: {
    search: fromPromise<Landing, LandingQuestion>(({ input, signal }) => search(input, signal)),
  },
});
