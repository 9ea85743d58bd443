import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { keepInSight } from '#src/components/place-of-address.ts';

/** Something was chosen on the page; no link was followed. */
const isChoice = (last: Location | null, now: Location): boolean =>
  last !== null && last.hash === now.hash && last.search !== now.search;

/**
 * Opens the question when the address names a part of it, as links of the menu do, and goes there: the router looks for it when it is
 * still put away. Both functions stay the same.
 */
export function useNamedPart(isPart: (id: string) => boolean, open: () => void): void {
  const location = useLocation();
  const last = useRef<Location>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    if (!isPart(location.hash.slice(1)) || isChoice(before, location)) return;
    open();
    // A page that opens goes there by itself, unless somebody comes back to where they were.
    return before === null ? undefined : keepInSight(location.hash);
  }, [location, isPart, open]);
}
