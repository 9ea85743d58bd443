import type { ChartEntry, ChartNote, Connection } from '../notes.ts';
import { Repairs } from '../repairs.ts';
import { mendHold } from '../shapes/hold.ts';
import type { ChartEdit } from './edit.ts';
import { partsOf, type SelectedPart, type SheetSelection } from './selection.ts';
import { type ChartLayer, type ChartSheet, freeId, type Meter, type SheetEntry } from './sheet.ts';

/** What commands are made of. */

export const NO_EDIT: ChartEdit = { remove: [], add: [] };

export type HeldNote = Extract<ChartNote, { readonly connections: unknown }>;
export const isHeld = (entry: ChartEntry): entry is HeldNote => 'connections' in entry;
export const isNote = (entry: ChartEntry): entry is ChartNote =>
  entry.type !== 'BPM' && entry.type !== 'System';

/** Whether nodes can stay as they are: in order, ends visible, marks where they belong. */
function areSound(nodes: readonly Connection[]): boolean {
  const last = nodes.length - 1;
  if (last < 1 || nodes[0]?.hidden !== false || nodes[last]?.hidden !== false) return false;
  let before = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= last; i++) {
    const node = nodes[i];
    if (!node || node.beat < before) return false;
    if ((node.flick && (i < last || node.skill)) || (node.skill && i > 0 && i < last)) return false;
    before = node.beat;
  }
  return true;
}

/** A slide or hold of the same type through nodes that are sound; null where these need mending. */
function throughSound(held: HeldNote, nodes: readonly Connection[]): ChartNote | null {
  if (!areSound(nodes)) return null;
  const rest = held.rest;
  if (held.type === 'Slide') {
    return rest ? { type: 'Slide', connections: nodes, rest } : { type: 'Slide', connections: nodes };
  }
  const [start, end] = nodes;
  if (!start || !end || nodes.length > 2 || start.lane !== end.lane) return null;
  return rest
    ? { type: 'Long', connections: [start, end], rest }
    : { type: 'Long', connections: [start, end] };
}

/**
 * The note through other nodes: in order, marks only where they belong, a single note when one is left, a slide when a hold is bent
 * (reference R7). So what is written is read again without a repair.
 */
export function withNodes(held: HeldNote, nodes: readonly Connection[]): ChartNote | null {
  // Most need no mending, and edits of whole charts have thousands of them.
  const sound = throughSound(held, nodes);
  if (sound) return sound;
  const note = mendHold(held.type, nodes, { type: held.type, row: 1 }, new Repairs());
  return note && held.rest ? { ...note, rest: held.rest } : note;
}

/** Puts other entries in the place of some; what stays the same is no part of the edit. */
export function changed(
  entries: readonly SheetEntry[],
  to: (each: SheetEntry) => ChartEntry | null,
  layer?: number,
): ChartEdit {
  const remove: SheetEntry[] = [];
  const add: SheetEntry[] = [];
  for (const each of entries) {
    const entry = to(each);
    const on = layer ?? each.layer;
    if (entry === each.entry && on === each.layer) continue;
    remove.push(each);
    if (entry) add.push({ id: each.id, entry, layer: on });
  }
  return { remove, add };
}

/** Changes what is selected; `part` says which nodes of a slide or hold. */
export function changedParts(
  sheet: ChartSheet,
  selection: SheetSelection,
  to: (entry: ChartEntry, part: SelectedPart, each: SheetEntry) => ChartEntry | null,
): ChartEdit {
  const parts = partsOf(selection);
  const chosen = sheet.entries.filter(({ id }) => parts.has(id));
  return changed(chosen, (each) => to(each.entry, parts.get(each.id) ?? 'all', each));
}

/** A node elsewhere. Written field by field: copies of objects take three times as long. */
export const nodeAt = (
  { flick, skill, charge, hidden, rest }: Connection,
  beat: number,
  lane: number,
): Connection =>
  rest ? { beat, lane, flick, skill, charge, hidden, rest } : { beat, lane, flick, skill, charge, hidden };

/** An entry at another beat and so many lanes further right; a slide or hold by beats of its nodes. */
export function entryAt(
  entry: ChartEntry,
  at: (beat: number) => number,
  lanes: number,
  part: SelectedPart = 'all',
): ChartEntry | null {
  switch (entry.type) {
    case 'BPM':
    case 'System': {
      const beat = at(entry.beat);
      return beat === entry.beat ? entry : { ...entry, beat };
    }
    case 'Single': {
      const beat = at(entry.beat);
      if (beat === entry.beat && lanes === 0) return entry;
      const { lane, flick, skill, charge, rest } = entry;
      const note = { type: 'Single' as const, beat, lane: lane + lanes, flick, skill, charge };
      return rest ? { ...note, rest } : note;
    }
    case 'Directional':
      return { ...entry, beat: at(entry.beat), lane: entry.lane + lanes };
    case 'Slide':
    case 'Long':
      return withNodes(
        entry,
        mappedNodes(entry, part, (node) => nodeAt(node, at(node.beat), node.lane + lanes)),
      );
  }
}

export const isMeant = (part: SelectedPart, node: number): boolean => part === 'all' || part.has(node);

/** The nodes of a slide or hold, those that are meant as `to` has them. */
export const mappedNodes = (
  { connections }: HeldNote,
  part: SelectedPart,
  to: (node: Connection) => Connection,
): readonly Connection[] =>
  part === 'all' ? connections.map(to) : connections.map((node, i) => (part.has(i) ? to(node) : node));

/** New entries under ids of their own. */
export function added(
  sheet: ChartSheet,
  entries: readonly ChartEntry[],
  layer: number,
): readonly SheetEntry[] {
  const first = freeId(sheet);
  return entries.map((entry, i) => ({ id: first + i, entry, layer }));
}

/** The layer itself, or the first one where it is no longer there. */
export const layerOr = ({ layers }: ChartSheet, layer: number | undefined): number =>
  layers.find(({ id }) => id === layer)?.id ?? layers[0]?.id ?? 0;

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

export function withSettings(
  sheet: ChartSheet,
  {
    meters = sheet.meters,
    layers = sheet.layers,
  }: { meters?: readonly Meter[]; layers?: readonly ChartLayer[] },
  { remove, add }: ChartEdit = NO_EDIT,
): ChartEdit {
  if (isSameList(meters, sheet.meters) && isSameList(layers, sheet.layers)) return { remove, add };
  return {
    remove,
    add,
    settings: {
      before: { meters: sheet.meters, layers: sheet.layers },
      after: { meters, layers },
    },
  };
}

/** Two edits of the same sheet in one step of the history. */
export const together = (a: ChartEdit, b: ChartEdit): ChartEdit => ({
  remove: [...a.remove, ...b.remove],
  add: [...a.add, ...b.add],
  ...((a.settings ?? b.settings) ? { settings: a.settings ?? b.settings } : {}),
});

/** The tempo that the chart begins with: it can be changed, but neither moved nor taken out. */
export const firstTempo = ({ entries }: ChartSheet): SheetEntry | undefined =>
  entries.find(({ entry }) => entry.type === 'BPM');
