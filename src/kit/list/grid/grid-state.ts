import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Of the list that was shown last: the next one is as high as it will be before anything of it is measured. */
let lastWidth = 0;

/** Remembers a list's width, and reports it, when the page around it was laid out and whenever it changes. Gives what ends that. */
function watchWidth(element: Element, tell: (width: number) => void = () => {}): () => void {
  const observer = new ResizeObserver(() => {
    lastWidth = element.clientWidth;
    tell(lastWidth);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Width of a box in pixels, kept true while it changes; before the page around it is laid out that of the list before, or 0. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(lastWidth);
  useLayoutEffect(() => (box.current ? watchWidth(box.current, setWidth) : undefined), [box]);
  return width;
}

/** Keeps the width of the tiles that the server sent: those of the list will have the same. */
export function useSentWidth(): void {
  useLayoutEffect(() => {
    const tiles = document.querySelector('main .first-tiles');
    return tiles ? watchWidth(tiles) : undefined;
  }, []);
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
