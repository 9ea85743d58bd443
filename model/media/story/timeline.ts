import type { StoryScript, StoryStep } from './script.types.ts';
import { applyStep, openingStage, type StoryStage } from './story-state.ts';

/** A checkpoint after so many steps: what lies between is played again, which is a matter of microseconds. */
const EVERY = 64;

/** The stage after any number of steps, whichever was asked for before. */
export class StoryTimeline {
  readonly steps: readonly StoryStep[];
  /** The stage after each 64th step, as far as it was played; the first is the opening. */
  readonly #checkpoints: StoryStage[];

  constructor(script: StoryScript) {
    this.steps = script.steps;
    this.#checkpoints = [openingStage(script)];
  }

  /** The stage after the first `count` steps. */
  after(count: number): StoryStage {
    const wanted = Math.min(Math.max(Math.trunc(count), 0), this.steps.length);
    const nearest = Math.min(Math.floor(wanted / EVERY), this.#checkpoints.length - 1);
    let stage = this.#checkpoints[nearest];
    if (stage === undefined) throw new Error('a timeline begins with its opening');
    for (let done = nearest * EVERY; done < wanted; done++) {
      const step = this.steps[done];
      if (step) stage = applyStep(stage, step);
      if ((done + 1) % EVERY === 0) this.#checkpoints[(done + 1) / EVERY] = stage;
    }
    return stage;
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
