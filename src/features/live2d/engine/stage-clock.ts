import type { StageWorld } from './stage-world.ts';

/** A page that was held up does not make up for it: figures go on from where they were. */
const MAX_STEP_MS = 300;
/** A frame that takes longer than this is slow: without a graphics card the processor draws it. */
const SLOW_FRAME_MS = 50;
/** How many times as long as a slow frame the page has for all else before the next one. */
const PAUSE_SHARE = 3;
const MAX_PAUSE_MS = 300;
const SECOND_MS = 1_000;

interface Listener {
  /** So much time passes for all figures. */
  readonly step: (ms: number) => void;
  readonly count: (framesPerSecond: number) => void;
}

/** Lets time pass for the stage of a page, frame by frame, and leaves the page its part where frames are slow (reference R128). */
export class StageClock {
  readonly #eachFrame: StageWorld['eachFrame'];
  readonly #listener: Listener;
  #stop: (() => void) | null = null;
  #frames = { since: 0, count: 0 };
  #last = 0;
  /** From the end of a frame on, for so long, nothing is drawn; null until it shows how long that one takes. */
  #pause: { readonly from: number; readonly ms: number } | null = null;

  constructor(eachFrame: StageWorld['eachFrame'], listener: Listener) {
    this.#eachFrame = eachFrame;
    this.#listener = listener;
  }

  get isRunning(): boolean {
    return this.#stop !== null;
  }

  run(shallRun: boolean): void {
    if (shallRun === this.isRunning) return;
    this.#stop?.();
    this.#stop = null;
    this.#last = 0;
    this.#pause = null;
    if (shallRun) this.#stop = this.#eachFrame((now) => this.#frame(now));
  }

  #frame(now: number): void {
    const since = this.#last === 0 ? 0 : now - this.#last;
    this.#pause ??= {
      from: now,
      ms: since > SLOW_FRAME_MS ? Math.min(MAX_PAUSE_MS, PAUSE_SHARE * since) : 0,
    };
    const { from, ms } = this.#pause;
    if (now - from < ms) return;
    this.#last = now;
    this.#pause = null;
    // A pause is none of the page's delays: figures are as fast as ever.
    this.#listener.step(Math.min(MAX_STEP_MS + ms, since));
    this.#frames.count += 1;
    const passed = now - this.#frames.since;
    if (passed < SECOND_MS) return;
    if (passed < 2 * SECOND_MS) this.#listener.count(Math.round((this.#frames.count * SECOND_MS) / passed));
    this.#frames = { since: now, count: 0 };
  }
}
