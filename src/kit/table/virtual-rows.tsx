import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactElement, useCallback, useDeferredValue, useRef } from 'react';
import type { Seat } from '../perf/seats.ts';
import { useDocumentOffset } from '../perf/use-document-offset.ts';
import { useElements } from '../perf/use-elements.ts';
import { useHeld } from '../perf/use-held.ts';
import { useSeats } from '../perf/use-seats.ts';
import styles from './virtual-rows.module.css';

interface Props<Item> {
  readonly items: readonly Item[];
  /** In pixels, the same for all. */
  readonly rowHeight: number;
  /** Of the first step of drawing, and less one of the others; few where each holds much. */
  readonly atOnce?: number;
  /** A `tr` with its `aria-rowindex`, which counts the head as the first. The same function until something about all rows changes. */
  readonly row: (item: Item, index: number) => ReactElement;
}

const FIRST_INDEX = 2;
const ROWS_OUT_OF_SIGHT = 4;
/** A table lays out all of its rows when some of them change. */
const AT_ONCE = 3;

/** The rows near the sight, and those in it. */
function useRowsNear(count: number, rowHeight: number, offset: number | null) {
  const rows = useWindowVirtualizer({
    enabled: offset !== null,
    scrollMargin: offset ?? 0,
    count,
    overscan: ROWS_OUT_OF_SIGHT,
    useFlushSync: false,
    estimateSize: () => rowHeight,
  });
  const near = rows.getVirtualItems();
  return {
    // The page scrolls on while rows are still being drawn.
    from: useDeferredValue(near[0]?.index ?? 0),
    to: useDeferredValue((near.at(-1)?.index ?? -1) + 1),
    seenFrom: rows.range?.startIndex ?? 0,
    seenTo: (rows.range?.endIndex ?? -1) + 1,
  };
}

/** The body of a long table, of which only the rows in sight are drawn. */
export function VirtualRows<Item>({ items, rowHeight, atOnce = AT_ONCE, row }: Props<Item>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useDocumentOffset(body);
  const near = useRowsNear(items.length, rowHeight, offset);
  const { held, watch } = useHeld('aria-rowindex', FIRST_INDEX);
  const { seats } = useSeats({ items, held, ...near, isStrict: true }, atOnce, atOnce, atOnce - 1);
  const rowOf = useElements(useCallback(({ at, item }: Seat<Item>) => row(item, at), [row]));
  const drawn = seats
    .filter(({ at }) => (at >= near.from && at < near.to) || at === held)
    .sort((a, b) => a.at - b.at);
  const below = items.length - ((drawn.at(-1)?.at ?? -1) + 1);
  return (
    <tbody ref={body} {...watch}>
      {drawn.map((seat, nth) => (
        <Fragment key={seat.key}>
          <Space height={(seat.at - (drawn[nth - 1]?.at ?? -1) - 1) * rowHeight} />
          {rowOf(seat)}
        </Fragment>
      ))}
      {/* Another element each time: one that rows push down would count as something that jumped. */}
      <Space key={below} height={below * rowHeight} />
    </tbody>
  );
}

/** Stands for the rows that are not drawn. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr>
      <td className={styles.space} style={{ height }} />
    </tr>
  );
