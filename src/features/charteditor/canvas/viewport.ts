import { useSyncExternalStore } from 'react';

/** Which part of the chart is in sight. Time runs upwards. */
export interface ViewportState {
  /** Seconds at the lower edge. */
  readonly from: number;
  readonly pxPerSecond: number;
  /** CSS pixels of the canvas. */
  readonly width: number;
  readonly height: number;
  /** Where playback is or starts, in seconds. */
  readonly playhead: number;
}

const MIN_ZOOM = 30;
const MAX_ZOOM = 1_000;
const ZOOMS = [MIN_ZOOM, 50, 75, 100, 150, 200, 300, 450, 700, MAX_ZOOM] as const;
/** Room below the first beat. */
const LEAD_PX = 40;
const FIRST_ZOOM = 150;

/** What the canvas, the minimap, the waveform and playback share. It changes with each frame, so React only hears of it where it asks. */
export class ChartViewport {
  #state: ViewportState = {
    from: -LEAD_PX / FIRST_ZOOM,
    pxPerSecond: FIRST_ZOOM,
    width: 0,
    height: 0,
    playhead: 0,
  };
  readonly #listeners = new Set<() => void>();

  get state(): ViewportState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<ViewportState>): void {
    const next = { ...this.#state, ...change };
    this.#state = { ...next, from: Math.max(-LEAD_PX / next.pxPerSecond, next.from) };
    for (const listener of this.#listeners) listener();
  }

  scrollBy(px: number): void {
    this.set({ from: this.#state.from + px / this.#state.pxPerSecond });
  }

  /** Keeps the moment at a height of the canvas where it is. */
  zoomTo(pxPerSecond: number, y = this.#state.height / 2): void {
    const { from, height, pxPerSecond: before } = this.#state;
    const next = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, pxPerSecond));
    const seconds = from + (height - y) / before;
    this.set({ pxPerSecond: next, from: seconds - (height - y) / next });
  }

  /** Scrolls so far that a moment is in sight, not at the very edge. */
  reveal(seconds: number): void {
    const { from, height, pxPerSecond } = this.#state;
    const margin = Math.min(80, height / 4) / pxPerSecond;
    const to = from + height / pxPerSecond;
    if (seconds < from + margin) this.set({ from: seconds - margin });
    else if (seconds > to - margin) this.set({ from: seconds + margin - height / pxPerSecond });
  }

  center(seconds: number): void {
    this.set({ from: seconds - this.#state.height / 2 / this.#state.pxPerSecond });
  }
}

export const zoomAfter = (pxPerSecond: number, steps: 1 | -1): number =>
  (steps > 0 ? ZOOMS.find((zoom) => zoom > pxPerSecond) : ZOOMS.findLast((zoom) => zoom < pxPerSecond)) ??
  pxPerSecond;

/** One thing of the view; redraws only when that changes. */
export const useViewport = <Part extends string | number | boolean>(
  view: ChartViewport,
  read: (state: ViewportState) => Part,
): Part => useSyncExternalStore(view.subscribe, () => read(view.state));
