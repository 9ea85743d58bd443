import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

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

export interface Columns {
  /** How many cells fit side by side; one at least. */
  readonly columns: number;
  /** Whether the box was laid out with the page around it. Asking sooner would lay all of it out in the task that draws it. */
  readonly isLaidOut: boolean;
}

export function useColumns(box: RefObject<HTMLElement | null>, cellWidth: number | null): Columns {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  const columns = cellWidth === null ? 1 : Math.max(1, Math.floor((width ?? 0) / cellWidth));
  return { columns, isLaidOut: width !== null };
}

/** Index of the active cell; never beyond the list. */
export function useActiveIndex(count: number): [number, (index: number) => void] {
  const [active, setActive] = useState(0);
  return [Math.min(active, Math.max(0, count - 1)), setActive];
}
