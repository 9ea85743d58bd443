import { type AssetIndex, type PathRow, rowAt } from './asset-index.ts';
import { endingTable, type PathStretch } from './ending-table.ts';

/** Search over all paths of an index: a path is found when it contains each word, in any order, whatever the case. */
export interface PathSearch {
  find(text: string, most: number): PathsFound;
}

export interface PathsFound {
  /** Paths that contain all words. */
  readonly total: number;
  /** The uppermost of them, in the order of the index: what lies below one that is found is found with it. */
  readonly rows: readonly PathRow[];
  /** How many uppermost ones there are. */
  readonly uppermost: number;
}

/** Rows of a search that are shown; a visitor who gets more adds a word. */
export const MAX_FOUND = 1_000;

/** Words of a search, in the form in which paths are compared. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** What two lists of stretches have in common; both are in order, and no two of a list overlap. */
function common(a: readonly PathStretch[], b: readonly PathStretch[]): readonly PathStretch[] {
  const both: PathStretch[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [one, other] = [a[i], b[j]];
    if (!one || !other) return both;
    const from = Math.max(one.from, other.from);
    const to = Math.min(one.to, other.to);
    if (from < to) both.push({ from, to });
    if (one.to < other.to) i += 1;
    else j += 1;
  }
}

export function createPathSearch(index: AssetIndex): PathSearch {
  const table = endingTable(index.paths.map((path) => path.toLowerCase()));
  const { ends } = index;
  return {
    find(text, most) {
      const [first, ...others] = wordsOf(text).map(table.withWord);
      const found = others.reduce(common, first ?? []);
      const rows: PathRow[] = [];
      let [total, uppermost] = [0, 0];
      for (const { from, to } of found) {
        total += to - from;
        // Paths below one that contains a word contain it, too: they never lie in another stretch.
        for (let at = from; at < to; at = ends[at] ?? to) {
          if (uppermost < most) rows.push(rowAt(index, at));
          uppermost += 1;
        }
      }
      return { total, rows, uppermost };
    },
  };
}
