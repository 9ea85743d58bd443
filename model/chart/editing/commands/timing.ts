import { LAST_BEAT } from '#model/contract/community/chart-limits';
import { tidyBeat } from '../beats.ts';
import {
  changed,
  entryAt,
  firstTempo,
  isHeld,
  isMeant,
  isNote,
  NO_EDIT,
  withNodes,
  withSettings,
} from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { partsOf, type SelectedPart, type SheetSelection, selectedEntries } from '../selection.ts';
import { type ChartSheet, entryBeat, type Meter, type SheetEntry } from '../sheet.ts';

/** Commands that change when notes come. */

interface BeatRange {
  readonly from: number;
  readonly to: number;
}

/** From the first beat of what is meant to the last; null where that is nothing. */
function rangeOf(entries: readonly SheetEntry[], partOf: (id: number) => SelectedPart): BeatRange | null {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const reach = (beat: number): void => {
    if (beat < from) from = beat;
    if (beat > to) to = beat;
  };
  for (const { id, entry } of entries) {
    if (!isHeld(entry)) reach(entry.beat);
    else for (const [i, { beat }] of entry.connections.entries()) if (isMeant(partOf(id), i)) reach(beat);
  }
  return from > to ? null : { from, to };
}

const whole = (): SelectedPart => 'all';

/** Played backwards: notes of the selection change places in time. Slides are turned as a whole; their marks stay at start and end. */
export function reverse(sheet: ChartSheet, selection: SheetSelection): ChartEdit {
  const chosen = selectedEntries(sheet, selection).filter(({ entry }) => isNote(entry));
  const range = rangeOf(chosen, whole);
  if (!range) return NO_EDIT;
  const at = (beat: number): number => tidyBeat(range.from + (range.to - beat));
  return changed(chosen, ({ entry }) => {
    if (!isHeld(entry)) return entryAt(entry, at, 0);
    const { connections } = entry;
    const last = connections.length - 1;
    const nodes = connections.toReversed().map(({ beat, lane, charge, hidden, rest }, i) => {
      const flick = i === last && connections[i]?.flick === true;
      const skill = connections[i]?.skill === true;
      const node = { beat: at(beat), lane, flick, skill, charge, hidden };
      return rest ? { ...node, rest } : node;
    });
    return withNodes(entry, nodes);
  });
}

/** Times as long or short from the first beat of the selection on; nothing where that would leave the chart. */
export function stretch(sheet: ChartSheet, selection: SheetSelection, factor: number): ChartEdit {
  const fixed = firstTempo(sheet);
  const parts = partsOf(selection);
  const chosen = sheet.entries.filter((each) => parts.has(each.id) && each !== fixed);
  const range = rangeOf(chosen, (id) => parts.get(id) ?? 'all');
  if (!range || factor === 1 || !(factor > 0)) return NO_EDIT;
  if (range.from + (range.to - range.from) * factor > LAST_BEAT) return NO_EDIT;
  const at = (beat: number): number => tidyBeat(range.from + (beat - range.from) * factor);
  return changed(chosen, ({ id, entry }) => entryAt(entry, at, 0, parts.get(id)));
}

/** Moves of time signatures: those before stay, and of two on one beat the later one counts. */
function shiftedMeters(meters: readonly Meter[], from: number, by: number): readonly Meter[] {
  const byBeat = new Map<number, Meter>();
  for (const meter of meters) {
    const beat = meter.beat === 0 || meter.beat < from ? meter.beat : Math.max(0, tidyBeat(meter.beat + by));
    byBeat.set(beat, beat === meter.beat ? meter : { ...meter, beat });
  }
  return [...byBeat.values()].sort((a, b) => a.beat - b.beat);
}

/**
 * Everything from a beat on, tempo and marks too, so many beats later, or earlier as far as there is room. A slide moves as a whole with its
 * start.
 */
export function shift(sheet: ChartSheet, from: number, beats: number): ChartEdit {
  const fixed = firstTempo(sheet);
  const later = sheet.entries.filter((each) => each !== fixed && entryBeat(each.entry) >= from);
  const range = rangeOf(later, whole);
  const before = sheet.entries.filter(({ entry }) => entryBeat(entry) < from);
  const taken = rangeOf(before, whole)?.to ?? 0;
  const low = range ? Math.min(0, Math.max(0, taken) - range.from) : 0;
  const high = range ? Math.max(0, LAST_BEAT - range.to) : 0;
  const by = Math.min(high, Math.max(low, beats));
  if (by === 0) return NO_EDIT;
  const edit = changed(later, ({ entry }) => entryAt(entry, (beat) => tidyBeat(beat + by), 0));
  return withSettings(sheet, { meters: shiftedMeters(sheet.meters, from, by) }, edit);
}
