/** Milliseconds. */
const CLOSING = 90;
const CLOSED = 50;
const OPENING = 150;
const WHOLE = CLOSING + CLOSED + OPENING;
const MIN_PAUSE = 1_600;
const MAX_PAUSE = 5_600;

/** When eyes close, by chance that a seed decides: the same seed, the same blinks. */
export class Blinking {
  #seed: number;
  /** Until the next blink begins; below 0 while it lasts. */
  #untilMs: number;

  constructor(seed: number) {
    this.#seed = seed | 0;
    this.#untilMs = this.#pause();
  }

  pass(ms: number): void {
    this.#untilMs -= ms;
    while (this.#untilMs <= -WHOLE) this.#untilMs += WHOLE + this.#pause();
  }

  /** How far the eyes are open. */
  get share(): number {
    const ms = -this.#untilMs;
    if (ms <= 0) return 1;
    if (ms < CLOSING) return 1 - ms / CLOSING;
    return Math.min(Math.max((ms - CLOSING - CLOSED) / OPENING, 0), 1);
  }

  /** Mulberry32, made by Tommy Ettinger and given to the public. */
  #pause(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), this.#seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const chance = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return MIN_PAUSE + (MAX_PAUSE - MIN_PAUSE) * chance;
  }
}
