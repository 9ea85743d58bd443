import { useEffect } from 'react';

/** Long enough for the page to be drawn to its end. */
const AHEAD_MS = 500;

/** Fetches a machine's code shortly after the component shows, so that its hook need not wait for it later. */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A failure shows where the machine is used.
    const timer = setTimeout(() => load().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
