import { useSelector } from '@xstate/react';
import { clockView } from '#machines/clock/clock.view';
import { useMachineActor } from '../app-actor.tsx';

const SECOND_MS = 1_000;

/**
 * The server's time in epoch milliseconds, 0 before it is known; a component is drawn again every second, or only every
 * `stepMs`.
 */
export const useNow = (stepMs = SECOND_MS): number =>
  useSelector(useMachineActor('clock'), (snapshot) => {
    const { now } = clockView(snapshot);
    return stepMs > SECOND_MS ? now - (now % stepMs) : now;
  });

/** The device's clock is wrong, so that times are shown by the server's. */
export const useIsClockCorrected = (): boolean =>
  useSelector(useMachineActor('clock'), (snapshot) => clockView(snapshot).isCorrected);
