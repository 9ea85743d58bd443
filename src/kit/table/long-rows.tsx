import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { bringRowIntoSight, useRowsInSight } from '../perf/rows-in-sight.ts';
import styles from './long-rows.module.css';

interface Props {
  readonly count: number;
  /** In pixels, the same for all. */
  readonly rowHeight: number;
  /** The row that the keys are at: drawn wherever it is, and brought into sight when it becomes another one. */
  readonly active?: number | null;
  readonly row: (nth: number) => ReactNode;
}

/** Rows of a long list that scrolls in a box of its own or with the page; only those in sight are drawn. */
export function LongRows({ count, rowHeight, active = null, row }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { from, to } = useRowsInSight(list, rowHeight);
  useLayoutEffect(() => {
    if (list.current && active !== null) bringRowIntoSight(list.current, active, rowHeight);
  }, [active, rowHeight]);
  const first = Math.min(from, count);
  const seen = Array.from({ length: Math.max(0, Math.min(to, count) - first) }, (_, nth) => first + nth);
  const isApart = active !== null && active < count && !seen.includes(active);
  return (
    <div ref={list} role="presentation" className={styles.rows} style={{ height: count * rowHeight }}>
      {(isApart ? [...seen, active] : seen).map((nth) => (
        <div
          key={nth}
          role="presentation"
          className={styles.row}
          style={{ height: rowHeight, transform: `translateY(${nth * rowHeight}px)` }}
        >
          {row(nth)}
        </div>
      ))}
    </div>
  );
}
