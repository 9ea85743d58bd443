import type { TreeRow } from '#model/media/explorer/asset-index';

/** What a key does in a tree: where it goes, and what it does with the row there. */
export interface TreeStep {
  readonly to: number;
  readonly does: 'go' | 'open' | 'close' | 'show';
}

const PAGE = 10;

const go = (to: number, count: number): TreeStep => ({
  to: Math.min(count - 1, Math.max(0, to)),
  does: 'go',
});

/** The folder that a row lies in. */
function above(rows: readonly TreeRow[], at: number): number {
  const level = rows[at]?.level ?? 1;
  return rows.findLastIndex((row, nth) => nth < at && row.level < level);
}

/** The next row whose name begins with a letter, beyond the end from the beginning. */
function beginningWith(rows: readonly TreeRow[], letter: string, at: number): number {
  const begins = ({ name }: TreeRow) => name.toLowerCase().startsWith(letter);
  const next = rows.findIndex((row, nth) => nth > at && begins(row));
  return next >= 0 ? next : rows.findIndex(begins);
}

/** The keys of the tree pattern (ARIA Authoring Practices); null for those that mean nothing in it. */
export function treeStep(key: string, rows: readonly TreeRow[], at: number): TreeStep | null {
  const row = rows[at];
  if (!row) return null;
  switch (key) {
    case 'ArrowDown':
      return go(at + 1, rows.length);
    case 'ArrowUp':
      return go(at - 1, rows.length);
    case 'PageDown':
      return go(at + PAGE, rows.length);
    case 'PageUp':
      return go(at - PAGE, rows.length);
    case 'Home':
      return go(0, rows.length);
    case 'End':
      return go(rows.length - 1, rows.length);
    case 'ArrowRight':
      if (row.isBundle) return null;
      return row.isOpen ? go(at + 1, rows.length) : { to: at, does: 'open' };
    case 'ArrowLeft': {
      if (row.isOpen) return { to: at, does: 'close' };
      const folder = above(rows, at);
      return folder < 0 ? null : go(folder, rows.length);
    }
    case 'Enter':
    case ' ':
      return { to: at, does: 'show' };
    default: {
      if (!/^[\p{L}\p{N}_]$/u.test(key)) return null;
      const next = beginningWith(rows, key.toLowerCase(), at);
      return next < 0 ? null : go(next, rows.length);
    }
  }
}
