import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { clockView } from '#machines/clock/clock.view';
import { useMachineActor } from '../app-actor.tsx';

const SECOND_MS = 1_000;

/**
 * What `read` makes of the server's time (epoch milliseconds, 0 before it is known); drawn again when that is another. Kept in a
 * state: of a store that is another one every second, React would draw the whole page anew, at once, whenever a second ends while it
 * draws in slices. `read` is the same function until it reads something else.
 */
export function useOfClock<T>(read: (now: number) => T, isSame: (a: T, b: T) => boolean = Object.is): T {
  const clock = useMachineActor('clock');
  const [shown, show] = useState(() => read(clockView(clock.getSnapshot()).now));
  useEffect(() => {
    const tell = () => {
      const next = read(clockView(clock.getSnapshot()).now);
      show((before) => (isSame(before, next) ? before : next));
    };
    tell();
    const { unsubscribe } = clock.subscribe(tell);
    return unsubscribe;
  }, [clock, read, isSame]);
  return shown;
}

/** The server's time in epoch milliseconds, 0 before it is known: that of the last second, or of the last `stepMs`. */
export const useNow = (stepMs = SECOND_MS): number =>
  useOfClock(useCallback((now) => (stepMs > SECOND_MS ? now - (now % stepMs) : now), [stepMs]));

/** The device's clock is wrong, so that times are shown by the server's. */
export const useIsClockCorrected = (): boolean =>
  useSelector(useMachineActor('clock'), (snapshot) => clockView(snapshot).isCorrected);
