import type { ServerIndex } from '#model/vocabulary/servers';

/** What is followed, and when its event runs; epoch milliseconds. */
export interface TrackerPlace {
  readonly server: ServerIndex;
  readonly event: number;
  readonly tier: number;
  readonly startAt: number;
  readonly endAt: number;
}

export interface TrackerContext {
  /** Null before one is chosen. */
  readonly place: TrackerPlace | null;
  /** The server's time as last received; 0 before. */
  readonly now: number;
  /** When the last sample was taken; null where there is none. */
  readonly newestAt: number | null;
  /** The moment that is looked at while travelling in time. */
  readonly at: number | null;
}

/** What a visitor can do, and what the page reports. */
export type TrackerCommand =
  | { readonly type: 'PLACE.CHOSEN'; readonly place: TrackerPlace }
  | { readonly type: 'TIME.TOLD'; readonly now: number }
  | { readonly type: 'REFRESH.ASKED' }
  | { readonly type: 'PAST.SOUGHT'; readonly at: number }
  | { readonly type: 'PAST.LEFT' };

export type TrackerEvent =
  | TrackerCommand
  /** The pulse: it is time to look again. */
  | { readonly type: 'REFRESH.DUE' }
  | { readonly type: 'xstate.done.actor.refresh'; readonly output: number | null }
  | { readonly type: 'xstate.error.actor.refresh'; readonly error: unknown };
