import { type AssetTarget, isPathPart } from './asset-address.ts';
import {
  byName,
  type IndexTotals,
  isCount,
  isFolder,
  MAX_DEPTH,
  MAX_PATHS,
  type PathRow,
} from './asset-index.ts';
import { wordsOf } from './path-search.ts';
import { bareName } from './resolve.ts';

/** What an address names, and what lies directly in it. */
export type FolderAnswer =
  | { readonly isThere: true; readonly target: AssetTarget; readonly rows: readonly PathRow[] }
  | { readonly isThere: false; readonly above: string };

/** The uppermost paths that contain all words, and how many there are. */
export interface RowsFound {
  readonly rows: readonly PathRow[];
  readonly uppermost: number;
}

/**
 * The files of a server one folder at a time, with the answers of an `AssetIndex` (reference R122). To put all folders in order takes
 * some hundred milliseconds, in which a server would answer no one else.
 */
export interface IndexFolders {
  readonly totals: IndexTotals;
  at(parts: readonly string[]): FolderAnswer;
  /** Stops now and then, so that its caller can do something else. */
  find(text: string, most: number): Generator<void, RowsFound>;
}

/** A folder or a bundle. */
interface Entry extends IndexTotals {
  readonly name: string;
  /** Null of a bundle. */
  readonly entries: Entry[] | null;
  isSorted: boolean;
}

/** Paths that are compared before others have their turn. */
const AT_ONCE = 1_000;

const joined = (path: string, name: string): string => (path === '' ? name : `${path}/${name}`);

function folderOf(name: string, folder: Readonly<Record<string, unknown>>, depth: number): Entry {
  const names = depth > MAX_DEPTH ? [] : Object.keys(folder).filter(isPathPart);
  const entries = names.flatMap((each): Entry[] => {
    const value = folder[each];
    if (isCount(value)) return [{ name: each, entries: null, isSorted: true, paths: 0, files: value }];
    return isFolder(value) ? [folderOf(each, value, depth + 1)] : [];
  });
  return {
    name,
    entries,
    isSorted: false,
    paths: entries.reduce((sum, { paths }) => sum + paths + 1, 0),
    files: entries.reduce((sum, { files }) => sum + files, 0),
  };
}

/** What lies in a folder, put in order when it is first looked at. */
function sorted(folder: Entry): readonly Entry[] {
  const { entries } = folder;
  if (entries && !folder.isSorted) entries.sort((a, b) => byName(a.name, b.name));
  folder.isSorted = true;
  return entries ?? [];
}

const rowOf = ({ name, entries, files }: Entry, above: string): PathRow => ({
  path: joined(above, name),
  name,
  isBundle: entries === null,
  files,
});

function answerAt(root: Entry, parts: readonly string[]): FolderAnswer {
  let [folder, path] = [root, ''];
  for (const [nth, part] of parts.entries()) {
    const names = [part, bareName(part)];
    const next = names.flatMap((name) => folder.entries?.find((each) => each.name === name) ?? [])[0];
    if (!next) return { isThere: false, above: path };
    [folder, path] = [next, joined(path, next.name)];
    if (next.entries) continue;
    const file = parts.slice(nth + 1).join('/') || null;
    return { isThere: true, target: { kind: 'bundle', path, file }, rows: [] };
  }
  const rows = sorted(folder).map((entry) => rowOf(entry, path));
  return { isThere: true, target: { kind: 'folder', path }, rows };
}

/** How many uppermost paths each folder on the way to them has; what contains the words itself counts as one. */
type Counts = Map<Entry, number>;

function* count(
  folder: Entry,
  path: string,
  words: readonly string[],
  counts: Counts,
): Generator<void, number> {
  let sum = 0;
  for (const [nth, entry] of (folder.entries ?? []).entries()) {
    if (nth % AT_ONCE === AT_ONCE - 1) yield;
    const whole = joined(path, entry.name.toLowerCase());
    const isFound = words.every((word) => whole.includes(word));
    const found = isFound ? 1 : entry.entries ? yield* count(entry, whole, words, counts) : 0;
    if (isFound) counts.set(entry, 0);
    sum += found;
  }
  if (sum > 0) counts.set(folder, sum);
  yield;
  return sum;
}

function collect(folder: Entry, path: string, counts: Counts, most: number): readonly PathRow[] {
  const rows: PathRow[] = [];
  for (const entry of sorted(folder)) {
    if (rows.length >= most) break;
    const inside = counts.get(entry);
    if (inside === 0) rows.push(rowOf(entry, path));
    else if (inside !== undefined)
      rows.push(...collect(entry, joined(path, entry.name), counts, most - rows.length));
  }
  return rows;
}

/** Null where it is no index, an empty one, or larger than any. */
export function readIndexFolders(json: unknown): IndexFolders | null {
  if (!isFolder(json)) return null;
  const root = folderOf('', json, 0);
  if (root.paths === 0 || root.paths > MAX_PATHS) return null;
  return {
    totals: { paths: root.paths, files: root.files },
    at: (parts) => answerAt(root, parts),
    *find(text, most) {
      const words = [...new Set(wordsOf(text))];
      const counts: Counts = new Map();
      const uppermost = words.length === 0 ? 0 : yield* count(root, '', words, counts);
      return { rows: collect(root, '', counts, most), uppermost };
    },
  };
}
