import { LAST_BEAT } from '#model/contract/community/chart-limits';
import type { ChartEntry } from '../../notes.ts';
import { tidyBeat } from '../beats.ts';
import {
  changed,
  changedParts,
  firstTempo,
  isHeld,
  isMeant,
  isNote,
  mappedNodes,
  NO_EDIT,
  withNodes,
  withSettings,
} from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { partsOf, type SelectedPart, type SheetSelection, selectedEntries } from '../selection.ts';
import { type ChartSheet, entryBeat, type Meter } from '../sheet.ts';

/** Commands that change when notes come. */

const beatsOf = (entry: ChartEntry, part: SelectedPart): readonly number[] =>
  isHeld(entry) ? entry.connections.filter((_, i) => isMeant(part, i)).map(({ beat }) => beat) : [entry.beat];

interface BeatRange {
  readonly from: number;
  readonly to: number;
}

function rangeOf(beats: readonly number[]): BeatRange | null {
  const [first] = beats;
  if (first === undefined) return null;
  return beats.reduce<BeatRange>(
    ({ from, to }, beat) => ({ from: Math.min(from, beat), to: Math.max(to, beat) }),
    { from: first, to: first },
  );
}

/** Played backwards: notes of the selection change places in time. Slides are turned as a whole; their marks stay at start and end. */
export function reverse(sheet: ChartSheet, selection: SheetSelection): ChartEdit {
  const chosen = selectedEntries(sheet, selection).filter(({ entry }) => isNote(entry));
  const range = rangeOf(chosen.flatMap(({ entry }) => beatsOf(entry, 'all')));
  if (!range) return NO_EDIT;
  const at = (beat: number): number => tidyBeat(range.from + (range.to - beat));
  return changed(chosen, ({ entry }) => {
    if (!isHeld(entry)) return at(entry.beat) === entry.beat ? entry : { ...entry, beat: at(entry.beat) };
    const { connections } = entry;
    const nodes = connections.toReversed().map((node, i) => ({
      ...node,
      beat: at(node.beat),
      flick: connections[i]?.flick === true,
      skill: connections[i]?.skill === true,
    }));
    return withNodes(entry, nodes);
  });
}

/** Times as long or short from the first beat of the selection on; nothing where that would leave the chart. */
export function stretch(sheet: ChartSheet, selection: SheetSelection, factor: number): ChartEdit {
  const fixed = firstTempo(sheet);
  const parts = partsOf(selection);
  const chosen = sheet.entries.filter((each) => parts.has(each.id) && each !== fixed);
  const range = rangeOf(chosen.flatMap(({ id, entry }) => beatsOf(entry, parts.get(id) ?? 'all')));
  if (!range || factor === 1 || !(factor > 0)) return NO_EDIT;
  if (range.from + (range.to - range.from) * factor > LAST_BEAT) return NO_EDIT;
  const at = (beat: number): number => tidyBeat(range.from + (beat - range.from) * factor);
  return changedParts(sheet, selection, (entry, part, each) => {
    if (each === fixed) return entry;
    if (isHeld(entry)) {
      return withNodes(
        entry,
        mappedNodes(entry, part, (node) => ({ ...node, beat: at(node.beat) })),
      );
    }
    return at(entry.beat) === entry.beat ? entry : { ...entry, beat: at(entry.beat) };
  });
}

/** Moves of time signatures: those before stay, and of two on one beat the later one counts. */
function shiftedMeters(meters: readonly Meter[], from: number, by: number): readonly Meter[] {
  const byBeat = new Map<number, Meter>();
  for (const meter of meters) {
    const beat = meter.beat === 0 || meter.beat < from ? meter.beat : tidyBeat(meter.beat + by);
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
  const range = rangeOf(later.flatMap(({ entry }) => beatsOf(entry, 'all')));
  const before = sheet.entries.filter(({ entry }) => entryBeat(entry) < from);
  const taken = rangeOf(before.flatMap(({ entry }) => beatsOf(entry, 'all')))?.to ?? 0;
  const low = range ? Math.min(0, Math.max(0, taken) - range.from) : 0;
  const high = range ? Math.max(0, LAST_BEAT - range.to) : 0;
  const by = Math.min(high, Math.max(low, beats));
  if (by === 0) return NO_EDIT;
  const edit = changed(later, ({ entry }) => {
    if (!isHeld(entry)) return { ...entry, beat: tidyBeat(entry.beat + by) };
    return withNodes(
      entry,
      entry.connections.map((node) => ({ ...node, beat: tidyBeat(node.beat + by) })),
    );
  });
  return withSettings(sheet, { meters: shiftedMeters(sheet.meters, from, by) }, edit);
}
