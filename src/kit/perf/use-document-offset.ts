import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The distance from the top of the document, which a virtualiser must know; it changes with all that stands above. Null before the page is
 * laid out: asking sooner, as virtualisers do, would lay all of it out in the task that draws it.
 */
export function useDocumentOffset(element: RefObject<HTMLElement | null>): number | null {
  const [offset, setOffset] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => setOffset((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
