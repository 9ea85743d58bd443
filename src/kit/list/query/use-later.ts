import { startTransition, useEffect, useState } from 'react';

/** In milliseconds; long enough for what was found to be painted. */
const DELAY = 80;

/** The same a moment later: what it leads to has its tasks when nobody waits for them. */
export function useLater<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLate(value)), DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
