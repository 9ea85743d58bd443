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

/**
 * The note through other nodes: in order, marks only where they belong, a single note when one is left, a slide when a hold is bent
 * (reference R7). So what is written is read again without a repair.
 */
export function withNodes(held: HeldNote, nodes: readonly Connection[]): ChartNote | null {
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

export const isMeant = (part: SelectedPart, node: number): boolean => part === 'all' || part.has(node);

/** The nodes of a slide or hold, those that are meant as `to` has them. */
export const mappedNodes = (
  { connections }: HeldNote,
  part: SelectedPart,
  to: (node: Connection) => Connection,
): readonly Connection[] => connections.map((node, i) => (isMeant(part, i) ? to(node) : node));

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
