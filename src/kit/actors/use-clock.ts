import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { clockView } from '#machines/clock/clock.machine';
import { SECOND_MS } from '#model/vocabulary/time';
import { useActorValue, useMachineActor } from './app-actor.tsx';

type Clock = ReturnType<typeof useMachineActor<'clock'>>;

/**
 * What `read` makes of the server's time (epoch milliseconds, 0 before it is known); drawn again when that is another. `read` is the
 * same function until it reads something else.
 */
export function useOfClock<T>(read: (now: number) => T, isSame?: (a: T, b: T) => boolean): T {
  const ofSnapshot = useCallback(
    (snapshot: ReturnType<Clock['getSnapshot']>) => read(clockView(snapshot).now),
    [read],
  );
  return useActorValue(useMachineActor('clock'), ofSnapshot, { ...(isSame && { isSame }) });
}

/** The server's time in epoch milliseconds, 0 before it is known: that of the last second, or of the last `stepMs`. */
export const useNow = (stepMs = SECOND_MS): number =>
  useOfClock(useCallback((now) => (stepMs > SECOND_MS ? now - (now % stepMs) : now), [stepMs]));

/** The device's clock is wrong, so that times are shown by the server's. */
export const useIsClockCorrected = (): boolean =>
  useSelector(useMachineActor('clock'), (snapshot) => clockView(snapshot).isCorrected);
