import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many cells fit side by side, kept true while the box changes its width. */
export function useColumns(box: RefObject<HTMLElement | null>, cellWidth: number | null): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || cellWidth === null) return;
    const measure = () => setColumns(Math.max(1, Math.floor(element.clientWidth / cellWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, cellWidth]);
  return cellWidth === null ? 1 : columns;
}

/** Index of the active cell; never beyond the list. */
export function useActiveIndex(count: number): [number, (index: number) => void] {
  const [active, setActive] = useState(0);
  return [Math.min(active, Math.max(0, count - 1)), setActive];
}
