import { isPathPart } from './asset-address.ts';

/**
 * All folders and bundles of a server's files, in the order of their paths (reference R122). The paths below a folder are the ones that
 * follow it, up to `end`. Numbers stand in arrays of their own: there are some fifty thousand paths.
 */
export interface AssetIndex {
  /** Last part of each path. */
  readonly names: readonly string[];
  readonly paths: readonly string[];
  /** The folder that each lies in; -1 at the top. */
  readonly parents: Int32Array;
  /** The place after the last path below it. */
  readonly ends: Int32Array;
  /** Files in it and below. */
  readonly files: Int32Array;
  readonly bundles: Uint8Array;
}

/** More than any server has, several times over. */
export const MAX_PATHS = 500_000;
export const MAX_DEPTH = 32;
const MAX_COUNT = 10_000_000;

interface Draft {
  readonly names: string[];
  readonly paths: string[];
  readonly parents: number[];
  readonly ends: number[];
  readonly files: number[];
  readonly bundles: number[];
}

export const isFolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT;

/** In the order in which people number things: `res2` before `res10`. */
const ORDER = new Intl.Collator('en', { numeric: true });
export const byName = (a: string, b: string): number => ORDER.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

function addPath(draft: Draft, parent: number, name: string, value: unknown, depth: number): number {
  const isBundle = isCount(value);
  if ((!isBundle && !isFolder(value)) || !isPathPart(name)) return 0;
  if (depth > MAX_DEPTH || draft.names.length >= MAX_PATHS) return 0;
  const at = draft.names.length;
  draft.names.push(name);
  draft.paths.push(parent < 0 ? name : `${draft.paths[parent]}/${name}`);
  draft.parents.push(parent);
  draft.bundles.push(isBundle ? 1 : 0);
  draft.files.push(isBundle ? value : 0);
  draft.ends.push(at + 1);
  const files = isBundle ? value : addFolder(draft, at, value, depth + 1);
  draft.files[at] = files;
  draft.ends[at] = draft.names.length;
  return files;
}

function addFolder(
  draft: Draft,
  parent: number,
  folder: Readonly<Record<string, unknown>>,
  depth: number,
): number {
  let files = 0;
  for (const name of Object.keys(folder).sort(byName))
    files += addPath(draft, parent, name, folder[name], depth);
  return files;
}

/** Reads `explorer/{server}/assets/_info`; null where it is no index. What is neither folder nor count in it is left out. */
export function readAssetIndex(json: unknown): AssetIndex | null {
  if (!isFolder(json)) return null;
  const draft: Draft = { names: [], paths: [], parents: [], ends: [], files: [], bundles: [] };
  addFolder(draft, -1, json, 0);
  return {
    names: draft.names,
    paths: draft.paths,
    parents: Int32Array.from(draft.parents),
    ends: Int32Array.from(draft.ends),
    files: Int32Array.from(draft.files),
    bundles: Uint8Array.from(draft.bundles),
  };
}

/** Of all folders of a server together. */
export interface IndexTotals {
  /** Folders and bundles. */
  readonly paths: number;
  readonly files: number;
}

/** A folder or a bundle, as lists show it. */
export interface PathRow {
  readonly path: string;
  readonly name: string;
  readonly isBundle: boolean;
  /** Files in it and below. */
  readonly files: number;
}

export const rowAt = (index: AssetIndex, at: number): PathRow => ({
  path: index.paths[at] ?? '',
  name: index.names[at] ?? '',
  isBundle: index.bundles[at] === 1,
  files: index.files[at] ?? 0,
});

/** Places of what lies directly in a folder; -1 is the top. */
export function placesIn(index: AssetIndex, folder: number): readonly number[] {
  const places: number[] = [];
  const end = folder < 0 ? index.names.length : (index.ends[folder] ?? 0);
  for (let at = folder + 1; at < end; at = index.ends[at] ?? end) places.push(at);
  return places;
}

/** The place of a path; -1 for the top, null for one that is not there. */
export function placeOf(index: AssetIndex, path: string): number | null {
  let place = -1;
  if (path === '') return place;
  for (const name of path.split('/')) {
    const next = placesIn(index, place).find((at) => index.names[at] === name);
    if (next === undefined) return null;
    place = next;
  }
  return place;
}

/** Paths of all bundles below a folder. */
export function bundlesBelow(index: AssetIndex, folder: number): readonly string[] {
  const end = folder < 0 ? index.names.length : (index.ends[folder] ?? 0);
  return index.paths.slice(folder + 1, end).filter((_, nth) => index.bundles[folder + 1 + nth] === 1);
}

/** Files of all folders together. */
export const filesOf = (index: AssetIndex): number =>
  placesIn(index, -1).reduce((sum, at) => sum + (index.files[at] ?? 0), 0);

/** A row of the tree. */
export interface TreeRow extends PathRow {
  /** 1 at the top. */
  readonly level: number;
  readonly isOpen: boolean;
  /** Place among its neighbours, from 1, and their number. */
  readonly nth: number;
  readonly of: number;
}

/** The tree as it shows with these folders open. */
export function treeRows(index: AssetIndex, open: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (folder: number, level: number): void => {
    const places = placesIn(index, folder);
    for (const [nth, at] of places.entries()) {
      const row = rowAt(index, at);
      const isOpen = !row.isBundle && open.has(row.path);
      rows.push({ ...row, level, isOpen, nth: nth + 1, of: places.length });
      if (isOpen) add(at, level + 1);
    }
  };
  add(-1, 1);
  return rows;
}
