import type { Meter, SheetEntry } from '#model/chart/editing/sheet';
import { entryBeat } from '#model/chart/editing/sheet';
import type { ChartEntry } from '#model/chart/notes';
import { beatAt, type StageGeometry } from './geometry.ts';

export const entryEnd = (entry: ChartEntry): number =>
  'connections' in entry ? (entry.connections.at(-1)?.beat ?? 0) : entry.beat;

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

/** Lines of all beats between two, with the numbers of bars as their meters have them. */
export function barLines(meters: readonly Meter[], from: number, to: number): BarLine[] {
  const lines: BarLine[] = [];
  let bar = 1;
  for (const [index, { beat: start, beats }] of meters.entries()) {
    const end = meters[index + 1]?.beat ?? Number.POSITIVE_INFINITY;
    const first = Math.max(0, Math.floor(from - start));
    for (let i = first; start + i < Math.min(end, to + 1); i++) {
      const isBar = i % beats === 0;
      lines.push({ beat: start + i, bar: isBar ? bar + i / beats : null, count: (i % beats) + 1 });
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
