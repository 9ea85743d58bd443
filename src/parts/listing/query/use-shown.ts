import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export const FIRST_SHOWN = 60;

const shownIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'number'
    ? state.shown
    : null;

/** How many items are shown. It lives in the visit's history, so that Back finds as many as there were. */
export function useShown(): readonly [number, (shown: number) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const show = useCallback(
    (shown: number) => void navigate(location, { replace: true, preventScrollReset: true, state: { shown } }),
    [navigate, location],
  );
  return [shownIn(location.state) ?? FIRST_SHOWN, show];
}
