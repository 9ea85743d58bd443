import type { ChartNote, Connection } from '../../notes.ts';
import { isSameBeat } from '../beats.ts';
import { added, changedParts, type HeldNote, isHeld, isNote, NO_EDIT, withNodes } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { type SheetSelection, selectedEntries } from '../selection.ts';
import { type ChartSheet, entryBeat, type SheetEntry } from '../sheet.ts';
import { type PlacedPoint, pointOf } from './place.ts';

/** Commands that change what slides and holds are made of. */

const replaced = (each: SheetEntry, entry: ChartNote | null): ChartEdit => ({
  remove: [each],
  add: entry ? [{ ...each, entry }] : [],
});

const heldAt = ({ entries }: ChartSheet, id: number): SheetEntry | undefined =>
  entries.find((each) => each.id === id);

/** The flick of an end goes along when the slide becomes longer. */
function withPoint({ connections }: HeldNote, point: Connection): readonly Connection[] {
  const end = connections.at(-1);
  if (!end?.flick || point.beat < end.beat) return [...connections, point];
  return [...connections.slice(0, -1), { ...end, flick: false }, { ...point, flick: true }];
}

/** Puts a point on a slide or hold, also before its start or after its end. Nothing where it has one on this beat, or to hide an end. */
export function addPoint(sheet: ChartSheet, id: number, placed: PlacedPoint): ChartEdit {
  const each = heldAt(sheet, id);
  if (!each || !isHeld(each.entry)) return NO_EDIT;
  const { connections } = each.entry;
  const point = pointOf(placed);
  if (connections.some(({ beat }) => isSameBeat(beat, point.beat))) return NO_EDIT;
  const isInner = point.beat > entryBeat(each.entry) && point.beat < (connections.at(-1)?.beat ?? 0);
  if (point.hidden && !isInner) return NO_EDIT;
  return replaced(each, withNodes(each.entry, withPoint(each.entry, point)));
}

type Joined = Pick<HeldNote, 'connections'>;

function nodesOf(entry: ChartNote): readonly Connection[] | null {
  if (isHeld(entry)) return entry.connections;
  if (entry.type === 'Directional') return null;
  const { beat, lane, flick, skill, charge } = entry;
  return [{ beat, lane, flick, skill, charge, hidden: false }];
}

/** One after the other; where one ends on the very point at which the next begins, this is one point. Null where they overlap. */
function joinedNodes(lists: readonly (readonly Connection[])[]): Joined['connections'] | null {
  const nodes: Connection[] = [];
  for (const list of lists) {
    const [end, start] = [nodes.at(-1), list[0]];
    if (!start) continue;
    if (!end || end.beat < start.beat) nodes.push(...list);
    else if (end.beat === start.beat && end.lane === start.lane) nodes.push(...list.slice(1));
    else return null;
  }
  return nodes;
}

/** Makes one slide of slides, holds and single notes that come one after the other. Nothing where they overlap in time. */
export function join(sheet: ChartSheet, selection: SheetSelection): ChartEdit {
  const chosen = selectedEntries(sheet, selection).filter(({ entry }) => isNote(entry));
  const [first] = chosen;
  if (!first || chosen.length < 2) return NO_EDIT;
  const lists = chosen.flatMap(({ entry }) => (isNote(entry) ? [nodesOf(entry)] : []));
  const whole = lists.filter((list) => list !== null);
  const nodes = whole.length === lists.length ? joinedNodes(whole) : null;
  if (!nodes) return NO_EDIT;
  const rest = first.entry.rest ? { rest: first.entry.rest } : {};
  const slide = withNodes({ type: 'Slide', connections: [], ...rest }, nodes);
  return slide ? { remove: chosen, add: [{ ...first, entry: slide }] } : NO_EDIT;
}

/** Makes two of a slide: one ends at the node, the other begins at the next visible one. No note is added or lost. */
export function split(sheet: ChartSheet, id: number, node: number): ChartEdit {
  const each = heldAt(sheet, id);
  if (!each || !isHeld(each.entry)) return NO_EDIT;
  const { connections } = each.entry;
  const first = withNodes({ ...each.entry, type: 'Slide' }, connections.slice(0, node + 1));
  const second = withNodes({ ...each.entry, type: 'Slide' }, connections.slice(node + 1));
  if (!first || !second) return NO_EDIT;
  return { remove: [each], add: [{ ...each, entry: first }, ...added(sheet, [second], each.layer)] };
}

/** A hold as a slide through the same points. */
export const toSlide = (sheet: ChartSheet, selection: SheetSelection): ChartEdit =>
  changedParts(sheet, selection, (entry) => (entry.type === 'Long' ? { ...entry, type: 'Slide' } : entry));

/** A slide as a hold in the lane of its start, without inner points. */
export const toLong = (sheet: ChartSheet, selection: SheetSelection): ChartEdit =>
  changedParts(sheet, selection, (entry) => {
    const [start, end] = entry.type === 'Slide' ? [entry.connections[0], entry.connections.at(-1)] : [];
    if (!start || !end || entry.type !== 'Slide') return entry;
    return { ...entry, type: 'Long', connections: [start, { ...end, lane: start.lane }] };
  });
