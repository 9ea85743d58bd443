import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of a box in pixels, kept true while it changes; 0 before it is drawn. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** How many cells fit side by side. */
export function useColumns(box: RefObject<HTMLElement | null>, cellWidth: number | null): number {
  const width = useWidth(box);
  return cellWidth === null ? 1 : Math.max(1, Math.floor(width / cellWidth));
}

/** Index of the active cell; never beyond the list. */
export function useActiveIndex(count: number): [number, (index: number) => void] {
  const [active, setActive] = useState(0);
  return [Math.min(active, Math.max(0, count - 1)), setActive];
}
