import { useCallback, useMemo, useState } from 'react';
import type { Shown } from './result.ts';

/** A result somebody wants to keep in sight. */
export interface Pin extends Shown {
  readonly nth: number;
}

export interface Pins {
  readonly pins: readonly Pin[];
  readonly pin: (shown: Shown) => void;
  readonly remove: (pin: Pin) => void;
}

/** More would be no comparison any more. */
const MOST = 6;

/** Kept as long as the page is open, the latest first. The same object as long as nothing changes. */
export function usePins(): Pins {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const pin = useCallback(
    (shown: Shown) =>
      setPins((before) => [{ ...shown, nth: (before[0]?.nth ?? 0) + 1 }, ...before].slice(0, MOST)),
    [],
  );
  const remove = useCallback((gone: Pin) => setPins((before) => before.filter((each) => each !== gone)), []);
  return useMemo(() => ({ pins, pin, remove }), [pins, pin, remove]);
}
