import { startTransition, useEffect, useState } from 'react';

/** In milliseconds; long enough for what was found to be painted. */
const DELAY = 80;

/** The same value a moment later, so that work that depends on it does not delay the next paint. */
export function useLater<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLate(value)), DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
