import { withSettings } from '../../chart/editing/changes.ts';
import { earlierMeters, laterMeters, leadOf } from '../../chart/editing/commands/lead.ts';
import type { ChartEdit } from '../../chart/editing/edit.ts';
import { type ChartSheet, freeId, type SheetEntry } from '../../chart/editing/sheet.ts';
import { MAX_NODES } from '../../chart/formats/format.ts';
import type { ChartEntry, ParsedChart } from '../../chart/notes.ts';
import { lastBeat, moved } from '../../chart/parse.ts';
import { LAST_BEAT } from '../../contract/community/chart-limits.ts';
import { isAlike } from '../work/alike.ts';
import { nodesOf } from './stored-sheet.ts';

/** Foreign charts and earlier versions in a sheet, each as one edit that can be undone. */

/** The edit from one sheet to another; entries that are the same in both stay untouched. */
export function editBetween(from: ChartSheet, to: ChartSheet): ChartEdit {
  const before = new Map(from.entries.map((entry) => [entry.id, entry]));
  const after = new Map(to.entries.map((entry) => [entry.id, entry]));
  const remove = from.entries.filter((entry) => !isAlike(entry, after.get(entry.id)));
  const add = to.entries.filter((entry) => !isAlike(entry, before.get(entry.id)));
  const [old, next] = [from, to].map(({ meters, layers }) => ({ meters, layers }));
  if (!old || !next || isAlike(old, next)) return { remove, add };
  return { remove, add, settings: { before: old, after: next } };
}

/** Adds the entries of a chart under ids that no one has had. */
function added(sheet: ChartSheet, entries: readonly ChartEntry[], layer: number): readonly SheetEntry[] {
  const first = freeId(sheet);
  return entries.map((entry, i) => ({ id: first + i, entry, layer }));
}

const layerOf = ({ layers }: ChartSheet): number => layers[0]?.id ?? 0;

/** Takes a chart in place of all that is there; layers stay, and so do time signatures where the music begins. */
export function replacing(sheet: ChartSheet, { entries }: ParsedChart): ChartEdit {
  const add = added(sheet, entries, layerOf(sheet));
  const edit: ChartEdit = { remove: sheet.entries, add };
  const [had, has] = [leadOf(sheet) > 0, leadOf({ ...sheet, entries: add }) > 0];
  if (had === has) return edit;
  return withSettings(sheet, { meters: (has ? laterMeters : earlierMeters)(sheet.meters) }, edit);
}

/** Notes and marks of a chart from a beat on; the tempo stays that of the sheet. Null where there is no room for them. */
export function inserting(
  sheet: ChartSheet,
  { entries }: ParsedChart,
  beat: number,
  layer = layerOf(sheet),
): ChartEdit | null {
  const notes = entries.filter(({ type }) => type !== 'BPM').map((entry) => moved(entry, beat));
  if (nodesOf(sheet.entries.map(({ entry }) => entry)) + nodesOf(notes) > MAX_NODES) return null;
  if (notes.some((entry) => lastBeat(entry) > LAST_BEAT)) return null;
  return { remove: [], add: added(sheet, notes, layer) };
}
