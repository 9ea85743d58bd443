import { useEffect } from 'react';

/** Asks for the code of a dialog when the page around it stands: who opens it then may have no network any more. */
export function useCodeAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [load]);
}

/** The page's own files come first. */
const AHEAD_MS = 1_500;
