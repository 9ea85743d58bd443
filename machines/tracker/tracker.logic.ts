import { MINUTE_MS } from '#model/vocabulary/time';
import type { TrackerContext, TrackerEvent, TrackerPlace } from './tracker.types.ts';

type Change = Partial<TrackerContext>;

/** Samples come about every half hour: a running event without one for longer is not followed any more (reference R63). */
export const STALE_MS = 45 * MINUTE_MS;

export const initialContext = (): TrackerContext => ({ place: null, now: 0, newestAt: null, at: null });

export const chosen = (event: TrackerEvent): Change =>
  event.type === 'PLACE.CHOSEN' ? { place: event.place, newestAt: null, at: null } : {};

export const told = (event: TrackerEvent): Change => (event.type === 'TIME.TOLD' ? { now: event.now } : {});

export const refreshed = (event: TrackerEvent): Change =>
  event.type === 'xstate.done.actor.refresh' ? { newestAt: event.output } : {};

export const sought = (event: TrackerEvent): Change => (event.type === 'PAST.SOUGHT' ? { at: event.at } : {});

export const left = (): Change => ({ at: null });

/** Input of `refresh`, which nothing asks for before a place is chosen. */
export function placeOf({ context }: { readonly context: TrackerContext }): TrackerPlace {
  if (context.place === null) throw new Error('no place was chosen');
  return context.place;
}

export const isAwaiting = ({ place, now }: TrackerContext): boolean => place !== null && now < place.startAt;

/** The last sample was taken after the end: it is final. */
export const isEnded = ({ place, newestAt }: TrackerContext): boolean =>
  place !== null && newestAt !== null && newestAt >= place.endAt;

/** A week after the end no one settles anything any more. */
const SETTLED_MS = 7 * 24 * 60 * MINUTE_MS;
export const isLongOver = ({ place, now }: TrackerContext): boolean =>
  place !== null && now > place.endAt + SETTLED_MS;

export const isSettling = ({ place, now }: TrackerContext): boolean => place !== null && now > place.endAt;

export const isStale = ({ place, now, newestAt }: TrackerContext): boolean =>
  now - (newestAt ?? place?.startAt ?? now) > STALE_MS;
