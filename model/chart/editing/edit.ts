import type { AboutChange } from '../../writing/chart/about.ts';
import { type ChartSheet, inSheetOrder, type SheetEntry, type SheetSettings } from './sheet.ts';

/** What one command changes. An entry that is changed is taken out and put in again under its id. */
export interface ChartEdit {
  readonly remove: readonly SheetEntry[];
  readonly add: readonly SheetEntry[];
  readonly settings?: { readonly before: SheetSettings; readonly after: SheetSettings };
  /** What is said about the chart changes in the same step. It is not part of the sheet: its owner does that. */
  readonly about?: AboutChange;
}

const changesSheet = ({ remove, add, settings }: ChartEdit): boolean =>
  remove.length > 0 || add.length > 0 || settings !== undefined;

export const isNothing = (edit: ChartEdit): boolean => !changesSheet(edit) && edit.about === undefined;

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

/** Entries without those that are taken out. */
function without(entries: readonly SheetEntry[], remove: readonly SheetEntry[]): readonly SheetEntry[] {
  if (remove.length === 0) return entries;
  // Commands name them in the order of the sheet, nearly always.
  let next = 0;
  const kept: SheetEntry[] = [];
  for (const each of entries) {
    if (each === remove[next]) next += 1;
    else kept.push(each);
  }
  if (next === remove.length) return kept;
  const removed = new Set(remove.map(({ id }) => id));
  return entries.filter(({ id }) => !removed.has(id));
}

function sorted(entries: readonly SheetEntry[]): readonly SheetEntry[] {
  for (let i = 1; i < entries.length; i++) {
    const [before, each] = [entries[i - 1], entries[i]];
    if (before && each && inSheetOrder(before, each) > 0) return entries.toSorted(inSheetOrder);
  }
  return entries;
}

export function applyEdit(sheet: ChartSheet, edit: ChartEdit): ChartSheet {
  if (!changesSheet(edit)) return sheet;
  const { remove, add, settings } = edit;
  const kept = without(sheet.entries, remove);
  const entries = kept.length === 0 ? sorted(add) : add.length > 0 ? merged(kept, sorted(add)) : kept;
  const { meters, layers } = settings?.after ?? sheet;
  return { entries, meters, layers };
}

/** The edit that takes another one back. */
export const inverseOf = ({ remove, add, settings, about }: ChartEdit): ChartEdit => ({
  remove: add,
  add: remove,
  ...(about ? { about: { before: about.after, after: about.before } } : {}),
  ...(settings ? { settings: { before: settings.after, after: settings.before } } : {}),
});
