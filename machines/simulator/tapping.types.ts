import type { Calibration } from '#model/chart/clock/calibration';

export interface TappingContext {
  readonly taps: number;
  /** Null before the first tap. */
  readonly calibration: Calibration | null;
}

/** What the slot `metronome` receives. */
export interface TapOrder {
  readonly type: 'ORDER.TAP';
  /** Of a clock that runs evenly: when the finger or the key came down. */
  readonly seconds: number;
}

export type TappingEvent =
  | { readonly type: 'TAPPING.START' }
  | { readonly type: 'BEAT.TAPPED'; readonly seconds: number }
  /** From `metronome`. */
  | { readonly type: 'TAPS.MEASURED'; readonly taps: number; readonly calibration: Calibration | null }
  /** The browser lets nothing sound. */
  | { readonly type: 'METRONOME.BLOCKED' }
  /** Something else on the site is heard now. */
  | { readonly type: 'FOCUS.LOST' }
  | { readonly type: 'xstate.error.actor.metronome'; readonly error: unknown };
