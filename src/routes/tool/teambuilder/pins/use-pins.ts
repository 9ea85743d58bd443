import { startTransition, useCallback, useMemo, useState } from 'react';
import { isSameResult, type Shown } from './result.ts';

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

/** The same pins where the result is one of them already: a press that comes before it is drawn is none more. */
function pinned(before: readonly Pin[], shown: Shown): readonly Pin[] {
  if (before.some((each) => isSameResult(each, shown))) return before;
  return [{ ...shown, nth: (before[0]?.nth ?? 0) + 1 }, ...before].slice(0, MOST);
}

/** Kept as long as the page is open, the latest first. The same object as long as nothing changes. */
export function usePins(): Pins {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  // Drawn after the press, in slices: to find what was pressed takes a slow phone long enough.
  const pin = useCallback(
    (shown: Shown) => startTransition(() => setPins((before) => pinned(before, shown))),
    [],
  );
  const remove = useCallback((gone: Pin) => setPins((before) => before.filter((each) => each !== gone)), []);
  return useMemo(() => ({ pins, pin, remove }), [pins, pin, remove]);
}
