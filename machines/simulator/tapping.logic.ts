import type { TapOrder, TappingContext, TappingEvent } from './tapping.types.ts';

export const noTaps = (): TappingContext => ({ taps: 0, calibration: null });

export const takeMeasure = (event: TappingEvent): Partial<TappingContext> =>
  event.type === 'TAPS.MEASURED' ? { taps: event.taps, calibration: event.calibration } : {};

export const tapOrder = (event: TappingEvent): TapOrder => ({
  type: 'ORDER.TAP',
  seconds: event.type === 'BEAT.TAPPED' ? event.seconds : 0,
});
