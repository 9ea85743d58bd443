/** Further apart than this the clocks do not belong together any more: the context stood still, or the machine slept. */
const SNAP_SECONDS = 0.02;
/** Share of a difference that is made up for at each reading. */
const SHARE = 0.1;

/**
 * The audio context's time for pictures. The context goes on in steps, some as long as a frame; between them another clock fills in. Never goes
 * back but by a snap. What is scheduled goes by the context itself.
 */
export class SmoothClock {
  #offset: number | null = null;
  #last = Number.NEGATIVE_INFINITY;

  /** Both in seconds, read together. */
  read(context: number, other: number): number {
    const offset = context - other;
    if (this.#offset === null || Math.abs(offset - this.#offset) > SNAP_SECONDS) {
      this.#offset = offset;
      this.#last = context;
      return context;
    }
    this.#offset += (offset - this.#offset) * SHARE;
    this.#last = Math.max(this.#last, other + this.#offset);
    return this.#last;
  }
}
