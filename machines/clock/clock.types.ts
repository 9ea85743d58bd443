export interface ClockContext {
  /** The device's time at the last tick, epoch milliseconds; 0 before the first one. */
  readonly deviceMs: number;
  /** What to add to the device's time to get the server's; milliseconds. */
  readonly skewMs: number;
}

export type ClockEvent =
  /** From `tick`: every second while the page is in sight, and at once when it comes into sight. */
  | { readonly type: 'CLOCK.TICKED'; readonly deviceMs: number }
  /** From `sight`. */
  | { readonly type: 'PAGE.SEEN' }
  | { readonly type: 'PAGE.HIDDEN' }
  /** Server's time less the device's, milliseconds. */
  | { readonly type: 'xstate.done.actor.measure'; readonly output: number }
  | { readonly type: 'xstate.error.actor.measure'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.tick'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.sight'; readonly error: unknown };
