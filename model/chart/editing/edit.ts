import { type ChartSheet, inSheetOrder, type SheetEntry, type SheetSettings } from './sheet.ts';

/** What one command changes. An entry that is changed is taken out and put in again under its id. */
export interface ChartEdit {
  readonly remove: readonly SheetEntry[];
  readonly add: readonly SheetEntry[];
  readonly settings?: { readonly before: SheetSettings; readonly after: SheetSettings };
}

export const isNothing = ({ remove, add, settings }: ChartEdit): boolean =>
  remove.length === 0 && add.length === 0 && settings === undefined;

/** Both lists in order, the second one short. */
function merged(kept: readonly SheetEntry[], added: readonly SheetEntry[]): readonly SheetEntry[] {
  const all: SheetEntry[] = [];
  let next = 0;
  for (const entry of kept) {
    for (let put = added[next]; put && inSheetOrder(put, entry) < 0; put = added[next]) {
      all.push(put);
      next += 1;
    }
    all.push(entry);
  }
  return all.concat(added.slice(next));
}

export function applyEdit(sheet: ChartSheet, { remove, add, settings }: ChartEdit): ChartSheet {
  const removed = new Set(remove.map(({ id }) => id));
  const kept = removed.size > 0 ? sheet.entries.filter(({ id }) => !removed.has(id)) : sheet.entries;
  const entries = add.length > 0 ? merged(kept, add.toSorted(inSheetOrder)) : kept;
  const { meters, layers } = settings?.after ?? sheet;
  return { entries, meters, layers };
}

/** The edit that takes another one back. */
export const inverseOf = ({ remove, add, settings }: ChartEdit): ChartEdit => ({
  remove: add,
  add: remove,
  ...(settings ? { settings: { before: settings.after, after: settings.before } } : {}),
});
