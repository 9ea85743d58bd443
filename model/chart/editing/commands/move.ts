import { LAST_BEAT } from '#model/contract/community/chart-limits';
import type { ChartEntry, Connection } from '../../notes.ts';
import { tidyBeat } from '../beats.ts';
import { changed, entryAt, firstTempo, isHeld, NO_EDIT } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { limitToLanes, MoveRoom } from '../lanes.ts';
import { partsOf, type SelectedPart, type SheetSelection } from '../selection.ts';
import type { ChartSheet, SheetEntry } from '../sheet.ts';

/** How far something is moved: later and to the right with positive numbers. */
export interface SheetMove {
  readonly beats?: number;
  readonly lanes?: number;
}

/** Points that are moved stay between the points of their slide that are not. */
function keepOrder(room: MoveRoom, nodes: readonly Connection[], part: SelectedPart): void {
  if (part === 'all') {
    room.limit(-(nodes[0]?.beat ?? 0), LAST_BEAT - (nodes.at(-1)?.beat ?? 0));
    return;
  }
  for (const [i, { beat }] of nodes.entries()) {
    if (!part.has(i)) continue;
    room.limit(-beat, LAST_BEAT - beat);
    const [before, after] = [nodes[i - 1], nodes[i + 1]];
    if (before && !part.has(i - 1)) room.limit(before.beat - beat, Number.POSITIVE_INFINITY);
    if (after && !part.has(i + 1)) room.limit(Number.NEGATIVE_INFINITY, after.beat - beat);
  }
}

function limitToTime(room: MoveRoom, entry: ChartEntry, part: SelectedPart): void {
  if (isHeld(entry)) keepOrder(room, entry.connections, part);
  else room.limit(-entry.beat, LAST_BEAT - entry.beat);
}

const isVisible = (entry: ChartEntry, part: SelectedPart): boolean =>
  !isHeld(entry) || part === 'all' || entry.connections.some(({ hidden }, i) => !hidden && part.has(i));

/** The move that keeps the shape of what is moved and leaves neither the lanes nor the time of a chart. */
function possible(
  chosen: readonly SheetEntry[],
  parts: ReadonlyMap<number, SelectedPart>,
  { beats = 0, lanes = 0 }: SheetMove,
): Required<SheetMove> {
  const [time, width] = [new MoveRoom(), new MoveRoom()];
  let needsWhole = false;
  for (const { id, entry } of chosen) {
    const part = parts.get(id) ?? 'all';
    if (beats !== 0) limitToTime(time, entry, part);
    if (lanes === 0) continue;
    limitToLanes(width, entry, part);
    needsWhole ||= isVisible(entry, part);
  }
  const sideways = width.within(lanes);
  return { beats: time.within(beats), lanes: needsWhole ? Math.trunc(sideways) : sideways };
}

/** Moves what is selected, as far as it goes: no further than beat 0 and the outer lanes, and no point past its neighbour. */
export function move(sheet: ChartSheet, selection: SheetSelection, by: SheetMove): ChartEdit {
  const fixed = firstTempo(sheet);
  const parts = partsOf(selection);
  const chosen = sheet.entries.filter((each) => parts.has(each.id) && each !== fixed);
  const { beats, lanes } = possible(chosen, parts, by);
  if (beats === 0 && lanes === 0) return NO_EDIT;
  const at = (beat: number): number => (beats === 0 ? beat : tidyBeat(beat + beats));
  return changed(chosen, ({ id, entry }) => entryAt(entry, at, lanes, parts.get(id)));
}
