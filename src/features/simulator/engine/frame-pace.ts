/** A frame this share of its length early is in time: no screen goes quite evenly. */
const EARLY = 0.22;

/** Which of the frames that a screen offers are drawn, so that they are about as many as wanted, and evenly spread where that is possible. */
export class FramePace {
  #dueAt = Number.NEGATIVE_INFINITY;

  /** Whether to draw at this moment, in seconds. */
  isDue(now: number, framesPerSecond: number): boolean {
    const length = 1 / framesPerSecond;
    const late = now - this.#dueAt;
    if (late < -EARLY * length) return false;
    // What comes late is made up for, unless whole frames are missing.
    this.#dueAt = late < 0 || late > length ? now + length : this.#dueAt + length;
    return true;
  }

  /** The next frame is due at once. */
  restart(): void {
    this.#dueAt = Number.NEGATIVE_INFINITY;
  }
}
