import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useDeferredValue } from 'react';
import { useDocumentOffset } from '../../perf/use-document-offset.ts';
import { useWidth } from './grid-state.ts';

/** In pixels. */
export interface TileSize {
  /** Of the narrowest tile. */
  readonly width: number;
  /** Of all of them, from the width that they have. */
  readonly height: (width: number) => number;
}

export interface TileRows {
  readonly columns: number;
  /** Of a tile, in pixels. */
  readonly height: number;
  /** The items that are drawn: from the first, and up to the second. */
  readonly from: number;
  readonly to: number;
  /** Those in sight. */
  readonly seenFrom: number;
  readonly seenTo: number;
  /** Of all rows, in pixels; undefined before anything was measured. */
  readonly total: number | undefined;
  /** Scrolls the page just so far that the item is in sight. */
  readonly show: (item: number) => void;
}

const GAP = 12;
const ROWS_OUT_OF_SIGHT = 2;
/** What stands over the page at its edges: the top bar, and below a bar of actions. */
const EDGE = 80;

/** Rows of tiles that scroll with the page; only those near the sight are drawn. */
export function useTileRows(box: RefObject<HTMLElement | null>, count: number, size: TileSize): TileRows {
  const width = useWidth(box);
  const columns = Math.max(1, Math.floor((width + GAP) / (size.width + GAP)));
  const height = Math.ceil(size.height((width + GAP) / columns - GAP));
  const offset = useDocumentOffset(box);
  // Rows of another height are other rows: the virtualiser asks for the height of each only once.
  const getItemKey = useCallback((index: number) => `${index} ${height}`, [height]);
  const rowCount = Math.ceil(count / columns);
  const rows = useWindowVirtualizer({
    enabled: offset !== null,
    getItemKey,
    useFlushSync: false,
    count: rowCount,
    estimateSize: () => height + GAP,
    overscan: ROWS_OUT_OF_SIGHT,
    scrollMargin: offset ?? 0,
    scrollPaddingStart: EDGE,
    scrollPaddingEnd: EDGE,
  });
  const seen = rows.getVirtualItems();
  // The page scrolls on while tiles are still being drawn.
  const first = useDeferredValue(seen[0]?.index ?? 0);
  const last = useDeferredValue(seen.at(-1)?.index ?? -1);
  return {
    columns,
    height,
    from: first * columns,
    to: Math.min(count, (last + 1) * columns),
    seenFrom: (rows.range?.startIndex ?? 0) * columns,
    seenTo: ((rows.range?.endIndex ?? 0) + 1) * columns,
    total: width === 0 ? undefined : Math.max(0, rowCount * (height + GAP) - GAP),
    show: (item) => rows.scrollToIndex(Math.floor(item / columns)),
  };
}
