import { useEffect } from 'react';

/**
 * Scrolls to the part of the page that the address names, once it `isDrawn`: the router looks for it when it hears of the address, which
 * is before. Whoever has scrolled meanwhile stays where they are. The router is not asked, it would draw the page with every query.
 */
export function usePlaceOfAddress(isDrawn: boolean): void {
  useEffect(() => {
    if (isDrawn && window.scrollY === 0)
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isDrawn]);
}
