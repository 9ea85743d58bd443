import { beatOfBar } from '#model/chart/editing/bars';
import { SAME_BEAT } from '#model/chart/editing/beats';
import type { Meter, SheetEntry } from '#model/chart/editing/sheet';
import { entryBeat, entryEnd } from '#model/chart/editing/sheet';
import { gridStep } from '#model/chart/editing/tools';
import { beatAt, type StageGeometry, yOfBeat } from './geometry.ts';

/** Beats in sight, with room for what reaches in from outside. */
export function beatsInSight(at: StageGeometry): { readonly from: number; readonly to: number } {
  const margin = 2 * at.laneWidth;
  return { from: beatAt(at, at.height + margin), to: beatAt(at, -margin) };
}

/** Entries of which a part is in sight. Their order is that of the sheet, so it ends early. */
export function entriesInSight(
  entries: readonly SheetEntry[],
  { from, to }: { readonly from: number; readonly to: number },
): SheetEntry[] {
  const found: SheetEntry[] = [];
  for (const each of entries) {
    if (entryBeat(each.entry) > to) break;
    if (entryEnd(each.entry) >= from) found.push(each);
  }
  return found;
}

export interface BarLine {
  readonly beat: number;
  /** Number of the bar from 1; null for beats within one. */
  readonly bar: number | null;
  /** Number of the beat in its bar, from 1. */
  readonly count: number;
}

/** The first beat that lies so many pixels above another one, or more. */
const beatAbove = (at: StageGeometry, beat: number, px: number): number =>
  beatAt(at, yOfBeat(at, beat) - px) - SAME_BEAT;

/** Lines that are closer than this would be a grey field. */
const MIN_LINE_PX = 5;

/** Beats of the lines of the grid in sight. A tempo may be a billion beats a minute, so those without room are not looked at. */
export function gridBeats(at: StageGeometry, grid: number): number[] {
  const { from, to } = beatsInSight(at);
  const step = gridStep(grid);
  const beats: number[] = [];
  for (let i = Math.max(0, Math.floor(from / step)); i * step <= to; ) {
    beats.push(i * step);
    i = Math.max(i + 1, Math.ceil(beatAbove(at, i * step, MIN_LINE_PX) / step));
  }
  return beats;
}

/** Lines of the beats in sight, one to a pixel at most, with the numbers of bars as their meters have them. */
export function barLines(meters: readonly Meter[], at: StageGeometry): BarLine[] {
  const { from, to } = beatsInSight(at);
  const lines: BarLine[] = [];
  let bar = 1;
  for (const [index, { beat: start, beats }] of meters.entries()) {
    const end = meters[index + 1]?.beat ?? Number.POSITIVE_INFINITY;
    const last = Math.min(end, to + 1);
    let next = beatOfBar(beats, Math.max(0, from - 1 - start));
    while (start + next.offset < last) {
      const beat = start + next.offset;
      lines.push({ beat, bar: next.count === 0 ? bar + next.bar : null, count: next.count + 1 });
      const later = Math.max(next.offset + 2 * SAME_BEAT, beatAbove(at, beat, 1) - start);
      next = beatOfBar(beats, later);
    }
    if (end > to) break;
    bar += Math.ceil((end - start) / beats);
  }
  return lines;
}

/** Number of the bar and of the beat in it, both from 1. */
export function placeOfBeat(
  meters: readonly Meter[],
  beat: number,
): { readonly bar: number; readonly beatInBar: number } {
  let bar = 1;
  for (const [index, { beat: start, beats }] of meters.entries()) {
    const end = meters[index + 1]?.beat ?? Number.POSITIVE_INFINITY;
    if (beat >= end) bar += Math.ceil((end - start) / beats);
    else return { bar: bar + Math.floor((beat - start) / beats), beatInBar: ((beat - start) % beats) + 1 };
  }
  return { bar, beatInBar: 1 };
}
