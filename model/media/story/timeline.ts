import type { StoryScript, StoryStep } from './script.types.ts';
import { applyStep, openingStage, type StoryStage } from './story-state.ts';

/** A checkpoint after so many steps: what lies between is played again, which is a matter of microseconds. */
const EVERY = 64;

/** The stage after any number of steps, whichever was asked for before. */
export class StoryTimeline {
  readonly steps: readonly StoryStep[];
  /** The stage after each 64th step, as far as it was played; the first is the opening. */
  readonly #checkpoints: StoryStage[];

  /** What was asked for last: the same question has the same answer, and the next step is one step. */
  #last: { readonly count: number; readonly stage: StoryStage };

  constructor(script: StoryScript) {
    const stage = openingStage(script);
    this.steps = script.steps;
    this.#checkpoints = [stage];
    this.#last = { count: 0, stage };
  }

  /** The stage after the first `count` steps. */
  after(count: number): StoryStage {
    const wanted = Math.min(Math.max(Math.trunc(count), 0), this.steps.length);
    const from = this.#nearest(wanted);
    let { stage } = from;
    for (let done = from.count; done < wanted; done++) {
      const step = this.steps[done];
      if (step) stage = applyStep(stage, step);
      if ((done + 1) % EVERY === 0) this.#checkpoints[(done + 1) / EVERY] = stage;
    }
    this.#last = { count: wanted, stage };
    return stage;
  }

  /** The last stage known that is no later. */
  #nearest(wanted: number): { readonly count: number; readonly stage: StoryStage } {
    const place = Math.min(Math.floor(wanted / EVERY), this.#checkpoints.length - 1);
    const isLastNearer = this.#last.count <= wanted && this.#last.count >= place * EVERY;
    const stage = this.#checkpoints[place];
    return isLastNearer || stage === undefined ? this.#last : { count: place * EVERY, stage };
  }

  /** How many steps lie before the first whose index is `index` or more. */
  before(index: number): number {
    let low = 0;
    let high = this.steps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.steps[middle]?.index ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
