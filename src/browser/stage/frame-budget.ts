/** Pixels per pixel of CSS that are tried in turn. */
const RESOLUTIONS = [2, 1.5, 1] as const;

/** Frames that are looked at together. */
const WINDOW = 60;
const SLOW_MS = 20;
/** Nothing was drawn for so long: the chart stood still, or the page was hidden. */
const PAUSE_MS = 250;

/** Looks at how long frames take, counts those that are missing, and says how sharp the picture may be. */
export class FrameBudget {
  /** Frames that should have been drawn and were not, since the beginning. */
  dropped = 0;
  readonly #moments = new Float64Array(WINDOW);
  readonly #spans = new Float64Array(WINDOW);
  #seen = 0;
  #spanSum = 0;
  #last = Number.NaN;
  #wantedMs = 1000 / 60;
  #steps = 0;

  /** Frames per second that the caller means to draw: 30 is not slow when it is meant. */
  aim(framesPerSecond: number): void {
    const wantedMs = 1000 / framesPerSecond;
    if (wantedMs === this.#wantedMs) return;
    this.#wantedMs = wantedMs;
    this.#forget();
  }

  /** A frame is drawn at this moment. True when the resolution became another. */
  frame(nowMs: number): boolean {
    const span = nowMs - this.#last;
    const before = this.#last;
    this.#last = nowMs;
    if (!(span > 0)) return false;
    if (span > PAUSE_MS) {
      this.#forget();
      return false;
    }
    this.dropped += Math.max(0, Math.round(span / this.#wantedMs) - 1);
    this.#add(span, before);
    return this.#seen >= WINDOW && this.#isSlow() && this.#lower();
  }

  /** Frames come when they are asked for, not one after another: nothing follows from when. */
  rest(): void {
    this.#last = Number.NaN;
    this.#forget();
  }

  /** 0 before two frames were drawn. */
  get fps(): number {
    const frames = Math.min(this.#seen, WINDOW);
    const oldest = this.#moments[(this.#seen - frames) % WINDOW]!;
    return frames === 0 ? 0 : (1000 * frames) / (this.#last - oldest);
  }

  /** What to draw with on a screen of that many pixels per pixel of CSS. */
  resolution(pixelRatio: number): number {
    return Math.min(pixelRatio, RESOLUTIONS[this.#steps] ?? 1);
  }

  #isSlow(): boolean {
    return this.#spanSum / WINDOW > this.#slowMs;
  }

  #lower(): boolean {
    this.#forget();
    if (this.#steps === RESOLUTIONS.length - 1) return false;
    this.#steps += 1;
    return true;
  }

  /** One long halt says nothing about how fast frames are. */
  #add(span: number, beganMs: number): void {
    const at = this.#seen % WINDOW;
    const counted = Math.min(span, 2 * this.#slowMs);
    this.#spanSum += counted - this.#spans[at]!;
    this.#spans[at] = counted;
    this.#moments[at] = beganMs;
    this.#seen += 1;
  }

  get #slowMs(): number {
    return Math.max(SLOW_MS, this.#wantedMs * 1.2);
  }

  #forget(): void {
    this.#spans.fill(0);
    this.#seen = 0;
    this.#spanSum = 0;
  }
}
