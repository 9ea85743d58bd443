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
