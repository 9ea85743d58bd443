import { useEffect } from 'react';

/** The page's own files come first. */
const LATER_MS = 1_500;
/** For code that the first press needs: long enough for the page to be drawn to its end. */
export const SOON_MS = 500;

/** Fetches code when the page around it stands, so that a press need not wait for it, or finds it when the network is gone. */
export function useCodeAhead(load: () => Promise<unknown>, afterMs = LATER_MS): void {
  useEffect(() => {
    // A failure shows where the code is used.
    const timer = setTimeout(() => void load().catch(() => undefined), afterMs);
    return () => clearTimeout(timer);
  }, [load, afterMs]);
}
