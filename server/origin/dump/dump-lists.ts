import { LISTS, type ListShape, listShape, type Rows, richestLevel } from '../levels.ts';
import type { Log } from '../origin.ts';
import { isObject, pick, projectList, rowOfItem } from '../projection.ts';
import type { DumpFiles } from './dump-files.ts';
import { wholeRows } from './whole-rows.ts';

/** All a dump knows about one list. */
export interface DumpList {
  /** Rows of each file as it stands; null is a file without level. */
  readonly byLevel: ReadonlyMap<number | null, Rows>;
  /** Each row with the fields of all files, the richer file winning. */
  readonly merged: Rows;
}

const RICHER_THAN_ANY_LEVEL = 100;

/** Level of the file `name` when it is one of `list`: `cards/all.5` gives 5, `cards/all` null, others undefined. */
function levelOfFile(list: string, name: string): number | null | undefined {
  if (name === list) return null;
  const suffix = name.slice(list.length);
  return /^\.\d{1,2}$/.test(suffix) ? Number(suffix.slice(1)) : undefined;
}

async function readLevels(files: DumpFiles, list: string, log: Log): Promise<Map<number | null, Rows>> {
  const found: [number | null, Rows][] = [];
  for (const name of files.under(list)) {
    const level = levelOfFile(list, name);
    if (level === undefined) continue;
    const value = await files.read(name);
    if (value === undefined) continue;
    if (isObject(value)) found.push([level, value]);
    else log(`Data file api/${name}.json is left out: it is not a list of rows by id`);
  }
  const rank = (level: number | null): number => level ?? RICHER_THAN_ANY_LEVEL;
  return new Map(found.sort(([a], [b]) => rank(a) - rank(b)));
}

function mergeRows(lists: Iterable<Rows>): Rows {
  const merged = new Map<string, unknown>();
  for (const rows of lists) {
    for (const [id, row] of Object.entries(rows)) {
      const before = merged.get(id);
      merged.set(id, isObject(before) && isObject(row) ? { ...before, ...row } : (row ?? before));
    }
  }
  return Object.fromEntries(merged);
}

/** Whether a row of the bigger list, or an item, belongs to the list. */
async function memberOf(
  files: DumpFiles,
  { subsetOf }: ListShape,
  log: Log,
): Promise<(id: string, row: unknown) => boolean> {
  if (!subsetOf) return () => true;
  const { isIn, namedBy } = subsetOf;
  const named = namedBy ? await loadList(files, namedBy.list, log) : null;
  const ids = Object.values(named?.merged ?? {}).flatMap((row) =>
    namedBy && isObject(row) && typeof row[namedBy.field] === 'number' ? [Number(row[namedBy.field])] : [],
  );
  const known = new Set(ids);
  return (id, row) => isIn(Number(id), row, known);
}

/** Rows of item files that no list file has. */
async function rowsOfItems(
  files: DumpFiles,
  { list, shape, known }: { readonly list: string; readonly shape: ListShape; readonly known: Rows },
  log: Log,
): Promise<Rows> {
  const folder = `${shape.items}/`;
  const isWanted = await memberOf(files, shape, log);
  const rows: [string, unknown][] = [];
  for (const name of shape.items === undefined ? [] : files.under(folder)) {
    const id = name.slice(folder.length);
    if (!/^\d+$/.test(id) || Object.hasOwn(known, id)) continue;
    const item = await files.read(name);
    if (isObject(item) && isWanted(id, item)) rows.push([id, rowOfItem(list, shape, item)]);
  }
  return Object.fromEntries(rows);
}

/** Rows of the lists that share rows with `list`: the bigger one it is part of, and the parts of it. */
async function rowsOfKin(files: DumpFiles, list: string, shape: ListShape | null, log: Log): Promise<Rows[]> {
  const parts = Object.keys(LISTS).filter((name) => LISTS[name]?.subsetOf?.list === list);
  const kin = await Promise.all(parts.map((part) => readLevels(files, part, log)));
  const rows = kin.flatMap((levels) => [...levels.values()]);
  if (!shape?.subsetOf) return rows;
  const isWanted = await memberOf(files, shape, log);
  const whole = mergeRows((await readLevels(files, shape.subsetOf.list, log)).values());
  return [...rows, pick(whole, (id) => isWanted(id, whole[id]))];
}

/** Everything the dump knows about `list`, from its own files, from lists that share its rows and from item files. */
export async function loadList(files: DumpFiles, list: string, log: Log): Promise<DumpList | null> {
  const byLevel = await readLevels(files, list, log);
  const shape = listShape(list);
  const sources = await rowsOfKin(files, list, shape, log);
  sources.push(...byLevel.values());
  const listed = mergeRows(sources);
  const fromItems = shape ? await rowsOfItems(files, { list, shape, known: listed }, log) : {};
  const merged = { ...listed, ...fromItems };
  return byLevel.size === 0 && Object.keys(merged).length === 0 ? null : { byLevel, merged };
}

/**
 * The list at a level: the file of that level as it stands, completed by rows it lacks; else what the richer files
 * say, cut to that level; else all that is known. Rows that no file has as they are have every key. Null for a level the list
 * does not have.
 */
export function listAtLevel(list: string, known: DumpList, level: number | null): Rows | null {
  const shape = listShape(list);
  const exact = known.byLevel.get(level);
  if (level === null) return known.merged;
  if (!shape) return exact ?? null;
  if (level > richestLevel(shape)) return exact ?? null;
  const whole = pick(exact ?? {}, (id) => isObject(exact?.[id]));
  return { ...wholeRows(list, shape, projectList(list, shape, known.merged, level), level), ...whole };
}
