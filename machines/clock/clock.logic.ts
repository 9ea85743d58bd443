export interface ClockContext {
  /** The device's time at the last tick, epoch milliseconds; 0 before the first one. */
  readonly deviceMs: number;
  /** Server time minus device time, milliseconds. */
  readonly skewMs: number;
}

export type ClockEvent =
  /** From `tick`: every second while the page is visible, and at once when it becomes visible. */
  | { readonly type: 'CLOCK.TICKED'; readonly deviceMs: number }
  /** From `sight`. */
  | { readonly type: 'PAGE.SEEN' }
  | { readonly type: 'PAGE.HIDDEN' }
  /** Server time minus device time, milliseconds. */
  | { readonly type: 'xstate.done.actor.measure'; readonly output: number }
  | { readonly type: 'xstate.error.actor.measure'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.tick'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.sight'; readonly error: unknown };

/** The server's date has a resolution of one second: smaller differences are no error of the device. */
const TOLERANCE_MS = 2_000;
/** A gap between ticks that means the clock was changed or the device slept. */
const JUMP_MS = 10_000;

export const initialContext = (): ClockContext => ({ deviceMs: 0, skewMs: 0 });

export const noteTick = (event: ClockEvent): Partial<ClockContext> =>
  event.type === 'CLOCK.TICKED' ? { deviceMs: event.deviceMs } : {};

export const hasJumped = ({ deviceMs }: ClockContext, event: ClockEvent): boolean =>
  event.type === 'CLOCK.TICKED' && deviceMs !== 0 && Math.abs(event.deviceMs - deviceMs) > JUMP_MS;

export const noteSkew = (event: ClockEvent): Partial<ClockContext> =>
  event.type === 'xstate.done.actor.measure'
    ? { skewMs: Math.abs(event.output) < TOLERANCE_MS ? 0 : event.output }
    : {};

export const isOff = (event: ClockEvent): boolean =>
  event.type === 'xstate.done.actor.measure' && Math.abs(event.output) >= TOLERANCE_MS;

/** The server's time, epoch milliseconds; 0 before the first tick. */
export const nowOf = ({ deviceMs, skewMs }: ClockContext): number => (deviceMs === 0 ? 0 : deviceMs + skewMs);
