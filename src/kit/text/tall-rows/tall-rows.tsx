import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useDocumentOffset } from '../../perf/use-document-offset.ts';
import styles from './tall-rows.module.css';

interface Props {
  /** Spoken name of the list. */
  readonly label: string;
  readonly count: number;
  /** How high a row is before it is drawn, in pixels: a guess. */
  readonly guess: number;
  /** The row that the reader is at, brought into sight when it becomes another one. */
  readonly at: number;
  /** Whether that row is brought into sight when the list opens, too. */
  readonly opensAt: boolean;
  readonly row: (nth: number) => ReactNode;
}

/** So many are all in the page, for the browser's own search and for screen readers; those out of sight cost no layout. */
const MAX_WHOLE = 500;
const ROWS_OUT_OF_SIGHT = 8;

/** Heights of what stands over the page at its ends. */
const TOP = 72;
const BOTTOM = 132;

function isInSight(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= TOP && bottom <= window.innerHeight - BOTTOM;
}

/** What leaves the sight is brought to its middle, so that the page stands still for some rows after. */
function useBroughtIntoSight(
  { at, opensAt }: Props,
  list: RefObject<HTMLElement | null>,
  reach: (() => void) | null,
) {
  const last = useRef(opensAt ? null : at);
  useEffect(() => {
    // Before the list is laid out nothing can be reached.
    if (last.current === at || reach === null) return;
    last.current = at;
    const row = list.current?.querySelector(`[data-row="${at}"]`);
    if (!row) reach();
    else if (!isInSight(row)) row.scrollIntoView({ block: 'center' });
  });
}

/** A long text as rows of heights of their own, which scrolls with the page. */
export const TallRows = (props: Props) =>
  props.count <= MAX_WHOLE ? <WholeRows {...props} /> : <NearRows {...props} />;

function WholeRows(props: Props) {
  const { label, count, guess, row } = props;
  const list = useRef<HTMLOListElement>(null);
  useBroughtIntoSight(props, list, () => undefined);
  return (
    <ol ref={list} aria-label={label} style={{ '--guess': `${guess}px` }}>
      {Array.from({ length: count }, (_, nth) => nth).map((nth) => (
        <li key={nth} data-row={nth} className={styles.row}>
          {row(nth)}
        </li>
      ))}
    </ol>
  );
}

function NearRows(props: Props) {
  const { label, count, guess, row } = props;
  const list = useRef<HTMLOListElement>(null);
  const offset = useDocumentOffset(list);
  const rows = useWindowVirtualizer({
    enabled: offset !== null,
    scrollMargin: offset ?? 0,
    count,
    overscan: ROWS_OUT_OF_SIGHT,
    useFlushSync: false,
    estimateSize: () => guess,
    // What is not laid out has no height.
    measureElement: (element) => element.getBoundingClientRect().height || guess,
  });
  const reach = () => rows.scrollToIndex(props.at, { align: 'center' });
  useBroughtIntoSight(props, list, offset === null ? null : reach);
  return (
    <ol ref={list} aria-label={label} className={styles.near} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          data-row={index}
          aria-posinset={index + 1}
          aria-setsize={count}
          style={{ transform: `translateY(${start - (offset ?? 0)}px)` }}
        >
          {row(index)}
        </li>
      ))}
    </ol>
  );
}
