import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useDeferredValue, useRef } from 'react';
import { useWidth } from './grid-state.ts';
import { useDocumentOffset } from './use-document-offset.ts';
import styles from './virtual-tiles.module.css';

/** In pixels. */
export interface TileSize {
  /** Of the narrowest tile. */
  readonly width: number;
  /** Of all of them, from the width that they have. */
  readonly height: (width: number) => number;
}

interface Props<Item> {
  /** Spoken name of the list. */
  readonly label: string;
  readonly items: readonly Item[];
  /** How many there are in all, also beyond those given. */
  readonly total: number;
  readonly size: TileSize;
  readonly keyOf: (item: Item) => number;
  readonly tile: (item: Item) => ReactNode;
}

const GAP = 12;
const ROWS_OUT_OF_SIGHT = 2;

/** A long list of tiles side by side that scrolls with the page; only those near the sight are drawn. */
export function VirtualTiles<Item>({ label, items, total, size, keyOf, tile }: Props<Item>) {
  const box = useRef<HTMLUListElement>(null);
  const width = useWidth(box);
  const columns = Math.max(1, Math.floor((width + GAP) / (size.width + GAP)));
  const height = Math.ceil(size.height((width + GAP) / columns - GAP));
  const offset = useDocumentOffset(box);
  // Rows of another height are other rows: the virtualiser asks for the height of each only once.
  const getItemKey = useCallback((index: number) => `${index} ${height}`, [height]);
  const count = Math.ceil(items.length / columns);
  const rows = useWindowVirtualizer({
    getItemKey,
    useFlushSync: false,
    count,
    estimateSize: () => height + GAP,
    overscan: ROWS_OUT_OF_SIGHT,
    scrollMargin: offset,
  });
  const seen = rows.getVirtualItems();
  // The page scrolls on while tiles are still being drawn.
  const first = useDeferredValue(seen[0]?.index ?? 0);
  const last = useDeferredValue(seen.at(-1)?.index ?? -1);
  const above = first * (height + GAP);
  const below = Math.max(0, (count - 1 - last) * (height + GAP));
  const from = first * columns;
  const to = (last + 1) * columns;
  return (
    <ul
      ref={box}
      className={styles.tiles}
      aria-label={label}
      style={{ '--columns': columns, '--height': `${height}px`, paddingBlock: `${above}px ${below}px` }}
    >
      {items.slice(from, to).map((item, nth) => (
        <li key={keyOf(item)} aria-posinset={from + nth + 1} aria-setsize={total}>
          {tile(item)}
        </li>
      ))}
    </ul>
  );
}
