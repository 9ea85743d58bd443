import { startTransition, useCallback, useMemo, useState } from 'react';
import { keptPlay, MAX_PINS, readPins, writePins } from '../../pins/kept-pins.ts';
import { useSources } from '../../sources/sources.tsx';
import { isSameResult, type Pinnable } from './result.ts';

/** A result kept in sight. */
interface Pin extends Pinnable {
  readonly nth: number;
}

export interface Pins {
  readonly pins: readonly Pin[];
  readonly pin: (shown: Pinnable) => void;
  readonly remove: (pin: Pin) => void;
}

/** The same pins where the result is one of them already: a press that comes before it is drawn is none more. */
function pinned(before: readonly Pin[], shown: Pinnable): readonly Pin[] {
  if (before.some((each) => isSameResult(each, shown))) return before;
  const [first, ...rest] = shown.plays;
  const kept = { ...shown, plays: [keptPlay(first), ...rest.map(keptPlay)] } as const;
  return [{ ...kept, nth: (before[0]?.nth ?? 0) + 1 }, ...before].slice(0, MAX_PINS);
}

const keep = (pins: readonly Pin[]): readonly Pin[] => {
  writePins(pins.map(({ event, ...pin }) => ({ ...pin, event: event?.id ?? null })));
  return pins;
};

/** Kept in this browser, the latest first. The same object as long as nothing changes. */
export function usePins(): Pins {
  const { events } = useSources().game;
  const [pins, setPins] = useState<readonly Pin[]>(() =>
    readPins().flatMap(({ plays: [first, ...rest], event, ...pin }) =>
      first ? [{ ...pin, plays: [first, ...rest] as const, event: events.get(event ?? 0) ?? null }] : [],
    ),
  );
  // Drawn after the press, in slices: to find what was pressed takes a slow phone long enough.
  const pin = useCallback(
    (shown: Pinnable) => startTransition(() => setPins((before) => keep(pinned(before, shown)))),
    [],
  );
  const remove = useCallback(
    (gone: Pin) => setPins((before) => keep(before.filter((each) => each !== gone))),
    [],
  );
  return useMemo(() => ({ pins, pin, remove }), [pins, pin, remove]);
}
