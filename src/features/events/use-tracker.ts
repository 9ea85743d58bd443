import { useActorRef } from '@xstate/react';
import { use, useEffect, useMemo } from 'react';
import type { TrackerPlace } from '#machines/tracker/tracker.types';
import { type TrackerView, trackerView } from '#machines/tracker/tracker.view';
import { MINUTE_MS } from '#model/vocabulary/time';
import { fetchOnce } from '../../browser/network/fetch-once.ts';
import { useActorValue, whole } from '../../kit/actors/app-actor.tsx';
import { useNow } from '../../kit/actors/use-clock.ts';

export type { TrackerPlace, TrackerView };

const load = fetchOnce(async () => (await import('./tracker.actors.ts')).tracker);

/** Follows a tier of an event. Waits for the machine's code. */
export function useTracker({ server, event, tier, startAt, endAt }: TrackerPlace): TrackerView {
  const actor = useActorRef(use(load()));
  const snapshot = useActorValue(actor, whole);
  const now = useNow(MINUTE_MS);
  useEffect(() => {
    if (now > 0) actor.send({ type: 'TIME.TOLD', now });
  }, [actor, now]);
  useEffect(() => {
    actor.send({ type: 'PLACE.CHOSEN', place: { server, event, tier, startAt, endAt } });
  }, [actor, server, event, tier, startAt, endAt]);
  return useMemo(() => trackerView(snapshot, actor.send), [snapshot, actor]);
}
