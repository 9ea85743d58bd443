import { useCallback } from 'react';
import {
  type CountdownLabel,
  type CountdownParts,
  countdownOf,
  countdownParts,
  type Span,
  type Waiting,
} from '#model/rules/countdown';
import { useOfClock } from './use-clock.ts';

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

function countdownAt(now: number, waiting: Waiting, span: Span): CountdownView | null {
  const countdown = now === 0 ? null : countdownOf(waiting, span, now);
  return countdown && { label: countdown.label, ...countdownParts(countdown.leftMs) };
}

/** What is being waited for and how long still, by the server's time; null when it is over or the time is unknown. */
export function useCountdown(waiting: Waiting, { startAt, endAt }: Span): CountdownView | null {
  const read = useCallback(
    (now: number) => countdownAt(now, waiting, { startAt, endAt }),
    [waiting, startAt, endAt],
  );
  return useOfClock(read, isSame);
}
