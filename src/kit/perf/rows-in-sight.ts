import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface RowRange {
  readonly from: number;
  readonly to: number;
}

const OUT_OF_SIGHT = 6;
/** Before anything is measured, and where nothing has a size. */
const FIRST: RowRange = { from: 0, to: 30 };

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** What a list scrolls in: the nearest that scrolls around it; null for the page itself. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (scrolls(at)) return at;
  return null;
}

function inSight(list: HTMLElement, rowHeight: number): RowRange {
  const { top } = list.getBoundingClientRect();
  const box = scrollerOf(list)?.getBoundingClientRect();
  const upper = Math.max(0, box?.top ?? 0);
  const lower = Math.min(window.innerHeight, box?.bottom ?? window.innerHeight);
  if (lower <= upper) return FIRST;
  const from = Math.floor((upper - top) / rowHeight) - OUT_OF_SIGHT;
  const to = Math.ceil((lower - top) / rowHeight) + OUT_OF_SIGHT;
  return { from: Math.max(0, from), to: Math.max(0, to) };
}

/** Rows of the same height that are in sight or nearly, whatever the list scrolls in. */
export function useRowsInSight(list: RefObject<HTMLElement | null>, rowHeight: number): RowRange {
  const [range, setRange] = useState(FIRST);
  const look = useCallback(() => {
    if (!list.current) return;
    const next = inSight(list.current, rowHeight);
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
  }, [list, rowHeight]);
  useEffect(() => {
    const watch = new ResizeObserver(look);
    if (list.current) watch.observe(list.current);
    const scroller = list.current && scrollerOf(list.current);
    if (scroller) watch.observe(scroller);
    // Scrolling does not bubble, but is seen on its way down.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      watch.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [list, look]);
  return range;
}

/** Scrolls no further than it must for the row to be in sight. */
export function bringRowIntoSight(list: HTMLElement, nth: number, rowHeight: number): void {
  const scroller = scrollerOf(list);
  const box = scroller?.getBoundingClientRect();
  const top = list.getBoundingClientRect().top + nth * rowHeight;
  const upper = box?.top ?? 0;
  const lower = box?.bottom ?? window.innerHeight;
  const by = top < upper ? top - upper : top + rowHeight > lower ? top + rowHeight - lower : 0;
  if (by !== 0) (scroller ?? window).scrollBy({ top: by });
}
