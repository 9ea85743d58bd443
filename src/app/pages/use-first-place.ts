import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Under this name React Router keeps the places of a visit in the session's storage. */
export const PLACES = 'places';

let isFirst = true;

function placeOf(key: string): number | null {
  try {
    const places: Record<string, unknown> = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}');
    const place = places[key];
    return typeof place === 'number' ? place : null;
  } catch {
    return null;
  }
}

/** Restores the place of the first page of a visit: the router does so before the page has its height. */
export function useFirstPlace(): void {
  const { key, hash } = useLocation();
  useLayoutEffect(() => {
    if (!isFirst) return;
    isFirst = false;
    const place = placeOf(key);
    if (place !== null && hash === '' && window.scrollY === 0) window.scrollTo(0, place);
  }, [key, hash]);
}
