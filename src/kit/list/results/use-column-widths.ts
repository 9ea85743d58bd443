import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Rows come a few at a time; in milliseconds. */
const SETTLE_MS = 400;

/**
 * Widths of a table's columns in pixels, as its first rows made them, so that none moves while other rows come into sight, and a row that
 * comes has no other laid out again. Null until they are known, and anew for other columns or in another room.
 */
export function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly unknown[],
): readonly number[] | null {
  const [known, setKnown] = useState<{
    readonly of: readonly unknown[];
    readonly widths: readonly number[];
  } | null>(null);
  useEffect(() => {
    const frame = table.current?.parentElement;
    if (!frame) return;
    let room = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const heads = table.current?.tHead?.rows[0]?.cells ?? [];
      if (table.current?.querySelector('tbody tr[aria-rowindex]')) {
        const widths = [...heads].map((head) => head.getBoundingClientRect().width);
        startTransition(() => setKnown({ of: columns, widths }));
      } else timer = setTimeout(measure, SETTLE_MS);
    };
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth === room) return;
      room = frame.clientWidth;
      setKnown(null);
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLE_MS);
    });
    observer.observe(frame);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [table, columns]);
  return known?.of === columns ? known.widths : null;
}
