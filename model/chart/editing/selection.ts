import { kindsOf, NOTE_KINDS, type NoteKind } from '../counting.ts';
import type { ChartEntry, Connection } from '../notes.ts';
import type { ChartSheet, SheetEntry } from './sheet.ts';

/** Keys of what is selected: '12' is entry 12, '12.3' the node at index 3 of slide or hold 12. */
export type SheetSelection = ReadonlySet<string>;

export const entryKey = (id: number): string => String(id);
export const nodeKey = (id: number, node: number): string => `${id}.${node}`;

/** What of an entry is selected: all of it, or some nodes. */
export type SelectedPart = 'all' | ReadonlySet<number>;

/** Id of the entry that a key names, and the index of the node; -1 for the entry as a whole. */
export function readKey(key: string): { readonly id: number; readonly node: number } {
  const dot = key.indexOf('.');
  return dot < 0
    ? { id: Number(key), node: -1 }
    : { id: Number(key.slice(0, dot)), node: Number(key.slice(dot + 1)) };
}

/** Whether a key is selected, by itself or with the whole of its entry. */
export const isSelected = (selection: SheetSelection, key: string): boolean =>
  selection.has(key) || selection.has(entryKey(readKey(key).id));

/** Selected parts by id of their entries. */
export function partsOf(selection: SheetSelection): ReadonlyMap<number, SelectedPart> {
  const parts = new Map<number, 'all' | Set<number>>();
  for (const key of selection) {
    const { id, node } = readKey(key);
    const known = node < 0 ? undefined : parts.get(id);
    if (node < 0) parts.set(id, 'all');
    else if (known === undefined) parts.set(id, new Set([node]));
    else if (known !== 'all') known.add(node);
  }
  return parts;
}

/** Entries of which anything is selected. */
export function selectedEntries({ entries }: ChartSheet, selection: SheetSelection): readonly SheetEntry[] {
  const parts = partsOf(selection);
  return entries.filter(({ id }) => parts.has(id));
}

/** Keys of entries, of a slide or hold as a whole. */
export const keysOf = (entries: readonly SheetEntry[]): SheetSelection =>
  new Set(entries.map(({ id }) => entryKey(id)));

/** Those keys that still name something, after an edit. */
export function remaining({ entries }: ChartSheet, selection: SheetSelection): SheetSelection {
  const nodes = new Map(
    entries.map(({ id, entry }) => [id, 'connections' in entry ? entry.connections.length : 0]),
  );
  return new Set(
    [...selection].filter((key) => {
      const { id, node } = readKey(key);
      const count = nodes.get(id);
      return count !== undefined && node < Math.max(1, count);
    }),
  );
}

/** A part of the chart, ends included. Without lanes it reaches over all of them, tempo and marks too. */
export interface SheetBox {
  readonly fromBeat: number;
  readonly toBeat: number;
  readonly lanes?: { readonly from: number; readonly to: number };
}

const isIn = ({ fromBeat, toBeat, lanes }: SheetBox, beat: number, lane: number): boolean =>
  beat >= fromBeat && beat <= toBeat && (!lanes || (lane >= lanes.from && lane <= lanes.to));

function visibleEntries({ entries, layers }: ChartSheet): readonly SheetEntry[] {
  const hidden = new Set(layers.filter(({ isHidden }) => isHidden).map(({ id }) => id));
  return hidden.size === 0 ? entries : entries.filter(({ layer }) => !hidden.has(layer));
}

/** Keys of the nodes of an entry that are meant: of all of them its own key. */
function keysWithin(
  { id, entry }: SheetEntry,
  isMeant: (node: Connection, index: number) => boolean,
): readonly string[] {
  if (!('connections' in entry)) return [];
  const nodes: readonly Connection[] = entry.connections;
  const meant = [...nodes.keys()].filter((index) => {
    const node = nodes[index];
    return node !== undefined && isMeant(node, index);
  });
  return meant.length === nodes.length ? [entryKey(id)] : meant.map((index) => nodeKey(id, index));
}

/** What lies in a box; layers that are hidden are left alone. */
export function inBox(sheet: ChartSheet, box: SheetBox): SheetSelection {
  const keys = visibleEntries(sheet).flatMap((each): readonly string[] => {
    const { id, entry } = each;
    if ('connections' in entry) return keysWithin(each, ({ beat, lane }) => isIn(box, beat, lane));
    if (!('lane' in entry)) {
      return !box.lanes && entry.beat >= box.fromBeat && entry.beat <= box.toBeat ? [entryKey(id)] : [];
    }
    return isIn(box, entry.beat, entry.lane) ? [entryKey(id)] : [];
  });
  return new Set(keys);
}

const isNote = ({ type }: ChartEntry): boolean => type !== 'BPM' && type !== 'System';

/** All notes of the layers that are shown. */
export const everyNote = (sheet: ChartSheet): SheetSelection =>
  keysOf(visibleEntries(sheet).filter(({ entry }) => isNote(entry)));

/** What can be selected by its kind. */
export const SELECTED_KINDS = [...NOTE_KINDS, 'hidden', 'tempo', 'mark'] as const;
export type SelectedKind = (typeof SELECTED_KINDS)[number];

function keysOfKind(each: SheetEntry, kind: SelectedKind): readonly string[] {
  const { id, entry } = each;
  if (entry.type === 'BPM') return kind === 'tempo' ? [entryKey(id)] : [];
  if (entry.type === 'System') return kind === 'mark' ? [entryKey(id)] : [];
  const kinds: readonly NoteKind[] = kindsOf(entry);
  if (!('connections' in entry)) return kinds[0] === kind ? [entryKey(id)] : [];
  let visible = -1;
  return keysWithin(each, (node) => {
    if (node.hidden) return kind === 'hidden';
    visible += 1;
    return kinds[visible] === kind;
  });
}

export const ofKind = (sheet: ChartSheet, kind: SelectedKind): SheetSelection =>
  new Set(visibleEntries(sheet).flatMap((each) => keysOfKind(each, kind)));
