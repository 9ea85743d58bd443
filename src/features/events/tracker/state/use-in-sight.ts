import { type RefObject, useLayoutEffect, useRef } from 'react';

type Edges = Pick<DOMRect, 'left' | 'right'>;

/** How far a row must be scrolled for one of its parts to stand in its middle; not at all while all of it is in sight. */
export function shiftIntoSight(row: Edges, part: Edges): number {
  const isInSight = part.left >= row.left && part.right <= row.right;
  return isInSight ? 0 : (part.left + part.right - row.left - row.right) / 2;
}

/** Scrolls a row of choices sideways, never the page, so that the chosen one is in sight. */
export function useChosenInSight(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const seen = useRef<Element | null>(null);
  // After each drawing, as another may be chosen then; where it is the same, visitors scroll as they like.
  useLayoutEffect(() => {
    const part = row.current?.querySelector('input:checked')?.closest('label') ?? null;
    if (!row.current || !part || part === seen.current) return;
    seen.current = part;
    row.current.scrollLeft += shiftIntoSight(
      row.current.getBoundingClientRect(),
      part.getBoundingClientRect(),
    );
  });
  return row;
}
