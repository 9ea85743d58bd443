/** Pages are drawn piece by piece: what was drawn above moves the place until nothing has come for this long, in milliseconds. */
const SETTLED_MS = 100;
/** A place that has not come by then is none of this page. */
const PATIENCE_MS = 10_000;
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Goes to the part of the page that the address names when the page opens. A visitor who has scrolled stays where they are. */
export const goToPlace = (hash: string): (() => void) => (window.scrollY > 0 ? () => {} : keepInSight(hash));

/**
 * Scrolls to the part of the page that an address names, and keeps it in sight while the page is still being drawn: the router looks
 * for it when it hears of the address, which is before. Stops when the visitor does something. Returns what ends it.
 */
export function keepInSight(hash: string): () => void {
  const end = new AbortController();
  const stop = () => end.abort();
  let timer: ReturnType<typeof setTimeout>;
  const look = () => document.getElementById(hash.slice(1))?.scrollIntoView();
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED_MS);
  };
  const observer = new MutationObserver(wait);
  const limit = setTimeout(stop, PATIENCE_MS);
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(limit);
  });
  for (const way of OWN_WAYS) window.addEventListener(way, stop, { once: true, signal: end.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  wait();
  return stop;
}
