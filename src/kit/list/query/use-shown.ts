import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export const FIRST_SHOWN = 60;

const shownIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'number'
    ? state.shown
    : null;

/**
 * How many items are shown. It lives in the visit's history, so that Back finds as many as there were; of a query that the router has
 * not heard of there is nothing in it (`isNew`).
 */
export function useShown(isNew: boolean): readonly [number, (shown: number) => void] {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const show = useCallback(
    (shown: number) => {
      // The router may not have heard of the last query, or not yet of the next one.
      const { search } = window.location;
      void navigate(
        { pathname, search, hash },
        { replace: true, preventScrollReset: true, state: { shown } },
      );
    },
    [navigate, pathname, hash],
  );
  return [(isNew ? null : shownIn(state)) ?? FIRST_SHOWN, show];
}
