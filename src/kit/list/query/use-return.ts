import { useContext, useEffect, useState } from 'react';
import { JourneyContext } from '../../address/journey.ts';

/** A list that is not as long as it was by then has become another one. */
const PATIENCE_MS = 5_000;
/** What stands above may come in pieces: the place is kept for this long after it was reached. */
const SETTLED_MS = 500;
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls there as soon as the page is high enough. Stops when the visitor does something. Returns what ends it. */
function keepAt(top: number): () => void {
  const end = new AbortController();
  const stop = () => end.abort();
  let limit = setTimeout(stop, PATIENCE_MS);
  let isThere = false;
  const go = () => {
    if (Math.abs(window.scrollY - top) >= 1) window.scrollTo(0, top);
    if (isThere || Math.abs(window.scrollY - top) >= 1) return;
    isThere = true;
    clearTimeout(limit);
    limit = setTimeout(stop, SETTLED_MS);
  };
  const observer = new ResizeObserver(go);
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(limit);
  });
  for (const way of OWN_WAYS) window.addEventListener(way, stop, { once: true, signal: end.signal });
  observer.observe(document.body);
  return stop;
}

/**
 * Goes back to where the visitor was. The router scrolls there when it hears of the page; after a reload the list is then not
 * yet as high as it was.
 */
export function useReturn(): void {
  const { topBefore } = useContext(JourneyContext);
  // Of the address that the list opened with: the filters of an earlier visit have another.
  const [top] = useState(topBefore);
  useEffect(() => (top === null ? undefined : keepAt(top)), [top]);
}
