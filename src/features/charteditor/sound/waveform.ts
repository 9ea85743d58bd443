import { type Peaks, peakBetween } from '#model/media/music/sound/peaks';

/** The waveform of the chart's music; null before it is there. */
export class Waveform {
  #peaks: Peaks | null = null;
  readonly #listeners = new Set<() => void>();

  get peaks(): Peaks | null {
    return this.#peaks;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  set(peaks: Peaks | null): void {
    if (peaks === this.#peaks) return;
    this.#peaks = peaks;
    for (const listener of this.#listeners) listener();
  }
}

/** What is painted on. */
export type WaveformContext = Pick<CanvasRenderingContext2D, 'beginPath' | 'rect' | 'fill'>;

/** Pixels of a stroke. */
const STROKE = 1;
const GAP = 1;

/**
 * A column with the waveform in the fill style of the context: time runs upwards from `fromSeconds` at the lower edge to `toSeconds` at the
 * upper one, loudness to both sides of the middle.
 */
export function paintWaveform(
  context: WaveformContext,
  peaks: Peaks,
  fromSeconds: number,
  toSeconds: number,
  width: number,
  height: number,
): void {
  const perPixel = (toSeconds - fromSeconds) / height;
  const step = STROKE + GAP;
  // Strokes belong to moments, not to pixels: they go along when the chart is scrolled.
  const span = step * perPixel;
  context.beginPath();
  for (
    let k = Math.max(0, Math.floor(fromSeconds / span));
    k * span < Math.min(toSeconds, peaks.seconds);
    k += 1
  ) {
    const at = k * span;
    const half = (peakBetween(peaks, at, at + span) * width) / 2;
    if (half > 0)
      context.rect(width / 2 - half, height - (at + span - fromSeconds) / perPixel, 2 * half, STROKE);
  }
  context.fill();
}
