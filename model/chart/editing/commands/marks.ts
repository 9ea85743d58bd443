import type { ChartEntry, Connection } from '../../notes.ts';
import { changedParts, isHeld, isMeant, withNodes } from '../changes.ts';
import { type ChartEdit, isNothing } from '../edit.ts';
import { wholeLane, widthInside } from '../lanes.ts';
import type { SelectedPart, SheetSelection } from '../selection.ts';
import type { ChartSheet } from '../sheet.ts';
import { type TapKind, tapKindOf, tapOf } from './place.ts';

/** What a note may carry. */
export const NOTE_MARKS = ['flick', 'skill', 'charge'] as const;
export type NoteMark = (typeof NOTE_MARKS)[number];

type Marks = { readonly [M in NoteMark]: boolean };

/** A note is never both skill and flick (reference R7). */
function marked<T extends Marks>(note: T, mark: NoteMark, isOn: boolean): T {
  if (note[mark] === isOn) return note;
  if (!isOn || mark === 'charge') return { ...note, [mark]: isOn };
  return { ...note, flick: mark === 'flick', skill: mark === 'skill' };
}

/** Whether a node can carry a mark: a flick at the end alone, a skill at either end. */
function canCarry(nodes: readonly Connection[], index: number, mark: NoteMark): boolean {
  if (nodes[index]?.hidden !== false) return false;
  if (mark === 'charge') return true;
  return index === nodes.length - 1 || (mark === 'skill' && index === 0);
}

/** A slide as a whole gets the flick at its end and the skill at its start, unless it has one already; it loses them wherever they are. */
function isMeantBy(
  nodes: readonly Connection[],
  part: SelectedPart,
  index: number,
  mark: NoteMark,
  isOn: boolean,
): boolean {
  if (part !== 'all') return part.has(index);
  if (mark === 'charge' || !isOn) return true;
  return index === (mark === 'flick' ? nodes.length - 1 : 0) && !nodes.some((node) => node[mark]);
}

function withMark(entry: ChartEntry, part: SelectedPart, mark: NoteMark, isOn: boolean): ChartEntry | null {
  switch (entry.type) {
    case 'BPM':
    case 'System':
      return entry;
    case 'Single':
      return marked(entry, mark, isOn);
    case 'Directional':
      return mark !== 'skill' || entry.skill === isOn ? entry : { ...entry, skill: isOn };
    case 'Slide':
    case 'Long': {
      const { connections } = entry;
      const nodes = connections.map((node, i) =>
        isMeantBy(connections, part, i, mark, isOn) && (!isOn || canCarry(connections, i, mark))
          ? marked(node, mark, isOn)
          : node,
      );
      return nodes.every((node, i) => node === connections[i]) ? entry : withNodes(entry, nodes);
    }
  }
}

/** Sets or clears a mark wherever notes of the selection can carry it. */
export const setMark = (
  sheet: ChartSheet,
  selection: SheetSelection,
  mark: NoteMark,
  isOn: boolean,
): ChartEdit => changedParts(sheet, selection, (entry, part) => withMark(entry, part, mark, isOn));

/** Sets a mark on all notes of the selection that can carry it, or clears it where they have it already. */
export function toggleMark(sheet: ChartSheet, selection: SheetSelection, mark: NoteMark): ChartEdit {
  const edit = setMark(sheet, selection, mark, true);
  return isNothing(edit) ? setMark(sheet, selection, mark, false) : edit;
}

/** The width of directional notes, or as much of it as fits into the lanes. */
export const setWidth = (sheet: ChartSheet, selection: SheetSelection, width: number): ChartEdit =>
  changedParts(sheet, selection, (entry) => {
    if (entry.type !== 'Directional') return entry;
    const fitting = widthInside(entry.lane, entry.direction, width);
    return fitting === entry.width ? entry : { ...entry, width: fitting };
  });

/** Makes notes that stand by themselves notes of another kind. */
export const setKind = (sheet: ChartSheet, selection: SheetSelection, kind: TapKind): ChartEdit =>
  changedParts(sheet, selection, (entry) => {
    if (!('lane' in entry) || tapKindOf(entry) === kind) return entry;
    const width = entry.type === 'Directional' ? entry.width : 1;
    const note = tapOf(kind, entry.beat, entry.lane, width);
    return { ...note, beat: entry.beat, ...(entry.rest ? { rest: entry.rest } : {}) };
  });

const shown = (node: Connection): Connection => ({ ...node, hidden: false, lane: wholeLane(node.lane) });

/** Hides inner points of slides or shows them. Ends stay visible; a point that becomes visible goes to the nearest lane. */
export const setHidden = (sheet: ChartSheet, selection: SheetSelection, isHidden: boolean): ChartEdit =>
  changedParts(sheet, selection, (entry, part) => {
    if (!isHeld(entry)) return entry;
    const { connections } = entry;
    const nodes = connections.map((node, i): Connection => {
      const isInner = i > 0 && i < connections.length - 1;
      if (!isInner || !isMeant(part, i) || node.hidden === isHidden) return node;
      return isHidden ? { ...node, hidden: true } : shown(node);
    });
    return nodes.every((node, i) => node === connections[i]) ? entry : withNodes(entry, nodes);
  });

/** Hides the inner points of the selection, or shows them where all are hidden. */
export function toggleHidden(sheet: ChartSheet, selection: SheetSelection): ChartEdit {
  const edit = setHidden(sheet, selection, true);
  return isNothing(edit) ? setHidden(sheet, selection, false) : edit;
}
