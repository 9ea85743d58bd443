import type { ClockContext, ClockEvent } from './clock.types.ts';

/** The server's date is to the second: what differs less is no mistake of the device. */
const TOLERANCE_MS = 2_000;
/** A tick this far from the last one: the device's clock was set, or it slept. */
const JUMP_MS = 10_000;

export const initialContext = (): ClockContext => ({ deviceMs: 0, skewMs: 0 });

export const ticked = (event: ClockEvent): Partial<ClockContext> =>
  event.type === 'CLOCK.TICKED' ? { deviceMs: event.deviceMs } : {};

export const hasJumped = ({ deviceMs }: ClockContext, event: ClockEvent): boolean =>
  event.type === 'CLOCK.TICKED' && deviceMs !== 0 && Math.abs(event.deviceMs - deviceMs) > JUMP_MS;

export const measured = (event: ClockEvent): Partial<ClockContext> =>
  event.type === 'xstate.done.actor.measure'
    ? { skewMs: Math.abs(event.output) < TOLERANCE_MS ? 0 : event.output }
    : {};

export const isOff = (event: ClockEvent): boolean =>
  event.type === 'xstate.done.actor.measure' && Math.abs(event.output) >= TOLERANCE_MS;

/** The server's time, epoch milliseconds; 0 before the first tick. */
export const nowOf = ({ deviceMs, skewMs }: ClockContext): number => (deviceMs === 0 ? 0 : deviceMs + skewMs);
