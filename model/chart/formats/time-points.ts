import type { ChartEntry } from '../notes.ts';
import { isNear } from './fit.ts';

/** Where a tempo begins, in seconds. */
export interface TimePoint {
  readonly time: number;
  readonly bpm: number;
}

interface PointOnBeat extends TimePoint {
  readonly beat: number;
}

const PARTS = 24;
const SECONDS = 60;

/** Tempi by time, and positions counted in 24ths of a beat from one of them. */
export class TimePoints {
  readonly all: readonly PointOnBeat[];

  constructor(all: readonly PointOnBeat[]) {
    this.all = all;
  }

  /** The nearest beat that counts whole 24ths. */
  static nearest(beat: number): number {
    return Math.round(beat * PARTS) / PARTS + 0;
  }

  /** @param points by time, the first one at 0 */
  static ofTimes(points: readonly TimePoint[]): TimePoints {
    const all: PointOnBeat[] = [];
    for (const point of points) {
      const from = all.at(-1);
      const beat = from ? from.beat + ((point.time - from.time) * from.bpm) / SECONDS : 0;
      const near = TimePoints.nearest(beat);
      all.push({ ...point, beat: isNear(near, beat) ? near : beat });
    }
    return new TimePoints(all);
  }

  /** @param entries by beat, the first tempo at beat 0 */
  static ofEntries(entries: readonly ChartEntry[]): TimePoints {
    const all: PointOnBeat[] = [];
    for (const entry of entries) {
      if (entry.type !== 'BPM') continue;
      const from = all.at(-1);
      const time = from ? from.time + ((entry.beat - from.beat) * SECONDS) / from.bpm : 0;
      all.push({ time, bpm: Math.abs(entry.bpm), beat: entry.beat });
    }
    return new TimePoints(all);
  }

  /** The last point at or before a beat. */
  indexAt(beat: number): number {
    return this.#last(({ beat: start }) => start <= beat);
  }

  /** The distance from a point, in 24ths of a beat. */
  offsetOf(index: number, beat: number): number {
    const point = this.all[index];
    if (!point) return 0;
    const beats = this.#isWithin(index, beat)
      ? beat - point.beat
      : ((this.#timeOf(beat) - point.time) * point.bpm) / SECONDS;
    return Math.round(beats * PARTS) + 0;
  }

  beatAt(index: number, offset: number): number {
    const point = this.all[index];
    if (!point) return offset / PARTS;
    const beat =
      Math.round(point.beat * PARTS) / PARTS === point.beat
        ? (Math.round(point.beat * PARTS) + offset) / PARTS
        : point.beat + offset / PARTS;
    if (this.#isWithin(index, beat)) return beat;
    const time = point.time + ((offset / PARTS) * SECONDS) / point.bpm;
    const later = this.all[this.#last(({ time: start }) => start <= time)] ?? point;
    return later.beat + ((time - later.time) * later.bpm) / SECONDS;
  }

  #timeOf(beat: number): number {
    const point = this.all[this.indexAt(beat)];
    return point ? point.time + ((beat - point.beat) * SECONDS) / point.bpm : 0;
  }

  #isWithin(index: number, beat: number): boolean {
    const next = this.all[index + 1];
    return !next || beat <= next.beat;
  }

  #last(isReached: (point: PointOnBeat) => boolean): number {
    let low = 0;
    let high = this.all.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const point = this.all[middle];
      if (point && isReached(point)) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
