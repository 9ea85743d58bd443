import { useSelector } from '@xstate/react';
import { clockView } from '#machines/clock/clock.view';
import {
  type CountdownLabel,
  type CountdownParts,
  countdownOf,
  countdownParts,
  type Span,
  type Waiting,
} from '#model/rules/countdown';
import { useMachineActor } from '../app-actor.tsx';

export interface CountdownView extends CountdownParts {
  /** Starts in, ends in, releases in, closes in or changes in. */
  readonly label: CountdownLabel;
}

const isSame = (a: CountdownView | null, b: CountdownView | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.label === b.label &&
    a.seconds === b.seconds &&
    a.minutes === b.minutes &&
    a.hours === b.hours &&
    a.days === b.days);

/** What is being waited for and how long still, by the server's time; null when it is over or nobody knows when. */
export const useCountdown = (waiting: Waiting, span: Span): CountdownView | null =>
  useSelector(
    useMachineActor('clock'),
    (snapshot) => {
      const { now } = clockView(snapshot);
      const countdown = now === 0 ? null : countdownOf(waiting, span, now);
      return countdown && { label: countdown.label, ...countdownParts(countdown.leftMs) };
    },
    isSame,
  );
