import type { SnapshotFrom } from 'xstate';
import type { tappingMachine } from './tapping.machine.ts';
import type { TappingEvent } from './tapping.types.ts';

export type TappingLogic = typeof tappingMachine;

const MS = 1000;

export interface TappingView {
  readonly status: 'resting' | 'ticking' | 'blocked';
  readonly taps: number;
  /** Whole milliseconds; null before the first tap. */
  readonly offsetMs: number | null;
  readonly spreadMs: number;
  /** Enough taps agree. */
  readonly isSure: boolean;
  /** The taps are enough, but differ too much. */
  readonly isUneven: boolean;
  start(): void;
  /** At a moment of a clock that runs evenly, in seconds. */
  tap(seconds: number): void;
}

/** So many taps should do. */
const ENOUGH_TAPS = 10;

export function tappingView(
  { value, context: { taps, calibration } }: SnapshotFrom<TappingLogic>,
  send: (event: TappingEvent) => void,
): TappingView {
  const isSure = calibration?.isSure ?? false;
  return {
    status: value,
    taps,
    offsetMs: calibration && Math.round(calibration.offset * MS),
    spreadMs: Math.round((calibration?.spread ?? 0) * MS),
    isSure,
    isUneven: !isSure && taps >= ENOUGH_TAPS,
    start: () => send({ type: 'TAPPING.START' }),
    tap: (seconds) => send({ type: 'BEAT.TAPPED', seconds }),
  };
}
