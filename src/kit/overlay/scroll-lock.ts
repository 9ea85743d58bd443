import { useEffect, useMemo } from 'react';

/** Dialogs that stand on each other hold the page together. */
let holders = 0;

/** Where a scroll bar stands: in room of its own beside the page, or over it. */
const barPlace = (): string => (window.innerWidth > document.documentElement.clientWidth ? 'beside' : 'over');

/** Marks the page as held, and where its scroll bar was when it was not. */
function mark(bar: string): void {
  const { documentElement: page } = document;
  if (holders === 0) delete page.dataset.held;
  else page.dataset.held ??= bar;
}

/**
 * Keeps the page from scrolling (base.css). The library's own way writes a custom property on the body, which every element of the
 * page inherits: it would be restyled as a whole each time.
 */
export function useScrollLock(isHeld: boolean): void {
  // Asked before the dialog stands in the page: later the whole page would be laid out for the answer.
  const bar = useMemo(() => (isHeld ? barPlace() : 'over'), [isHeld]);
  useEffect(() => {
    if (!isHeld) return;
    holders += 1;
    mark(bar);
    return () => {
      holders -= 1;
      mark(bar);
    };
  }, [isHeld, bar]);
}
