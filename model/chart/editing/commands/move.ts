import { LAST_BEAT, LAST_LANE } from '#model/contract/community/chart-limits';
import type { ChartEntry, Connection } from '../../notes.ts';
import { tidyBeat } from '../beats.ts';
import { changedParts, firstTempo, isHeld, isMeant, mappedNodes, withNodes } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { laneExtent } from '../lanes.ts';
import { partsOf, type SelectedPart, type SheetSelection } from '../selection.ts';
import type { ChartSheet, SheetEntry } from '../sheet.ts';

/** How far something is moved: later and to the right with positive numbers. */
export interface SheetMove {
  readonly beats?: number;
  readonly lanes?: number;
}

interface Bounds {
  low: number;
  high: number;
}

const clamped = ({ low, high }: Bounds, by: number): number =>
  Math.min(Math.max(0, high), Math.max(Math.min(0, low), by));

const narrow = (bounds: Bounds, low: number, high: number): void => {
  bounds.low = Math.max(bounds.low, low);
  bounds.high = Math.min(bounds.high, high);
};

/** Points that are moved stay between the points of their slide that are not. */
function keepOrder(bounds: Bounds, nodes: readonly Connection[], part: SelectedPart): void {
  for (const [i, { beat }] of nodes.entries()) {
    if (!isMeant(part, i)) continue;
    narrow(bounds, -beat, LAST_BEAT - beat);
    const [before, after] = [nodes[i - 1], nodes[i + 1]];
    if (before && !isMeant(part, i - 1)) narrow(bounds, before.beat - beat, Number.POSITIVE_INFINITY);
    if (after && !isMeant(part, i + 1)) narrow(bounds, Number.NEGATIVE_INFINITY, after.beat - beat);
  }
}

const withoutBounds = (): Bounds => ({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });

/** The move that keeps the shape of what is moved and leaves neither the lanes nor the time of a chart. */
function possible(
  chosen: readonly SheetEntry[],
  parts: ReadonlyMap<number, SelectedPart>,
  { beats = 0, lanes = 0 }: SheetMove,
): Required<SheetMove> {
  const [time, width] = [withoutBounds(), withoutBounds()];
  let isVisible = false;
  for (const { id, entry } of chosen) {
    const part = parts.get(id) ?? 'all';
    if (isHeld(entry)) keepOrder(time, entry.connections, part);
    else narrow(time, -entry.beat, LAST_BEAT - entry.beat);
    const extent = laneExtent(entry, (node) => isMeant(part, node));
    if (extent) narrow(width, -extent.from, LAST_LANE - extent.to);
    isVisible ||= !isHeld(entry) || entry.connections.some(({ hidden }, i) => !hidden && isMeant(part, i));
  }
  const sideways = clamped(width, lanes);
  return { beats: clamped(time, beats), lanes: isVisible ? Math.trunc(sideways) : sideways };
}

function movedEntry(entry: ChartEntry, part: SelectedPart, beats: number, lanes: number): ChartEntry | null {
  const at = (beat: number): number => (beats === 0 ? beat : tidyBeat(beat + beats));
  switch (entry.type) {
    case 'BPM':
    case 'System':
      return { ...entry, beat: at(entry.beat) };
    case 'Single':
    case 'Directional':
      return { ...entry, beat: at(entry.beat), lane: entry.lane + lanes };
    case 'Slide':
    case 'Long':
      return withNodes(
        entry,
        mappedNodes(entry, part, (node) => ({ ...node, beat: at(node.beat), lane: node.lane + lanes })),
      );
  }
}

/** Moves what is selected, as far as it goes: no further than beat 0 and the outer lanes, and no point past its neighbour. */
export function move(sheet: ChartSheet, selection: SheetSelection, by: SheetMove): ChartEdit {
  const fixed = firstTempo(sheet);
  const parts = partsOf(selection);
  const chosen = sheet.entries.filter((each) => parts.has(each.id) && each !== fixed);
  const { beats, lanes } = possible(chosen, parts, by);
  if (beats === 0 && lanes === 0) return { remove: [], add: [] };
  return changedParts(sheet, selection, (entry, part, each) => {
    if (each === fixed) return entry;
    if (beats === 0 && !isHeld(entry) && !('lane' in entry)) return entry;
    return movedEntry(entry, part, beats, lanes);
  });
}
