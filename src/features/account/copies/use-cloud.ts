import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useMemo } from 'react';
import { clockView } from '#machines/clock/clock.machine';
import { type CloudView, cloudView } from '#machines/cloud/cloud.view';
import type { ProfileCollection } from '#model/profile/collection';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { useMachineActor } from '#src/kit/actors/app-actor.tsx';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useSession } from '#src/kit/actors/use-session.ts';

export type {
  CloudFailure,
  CloudVersion,
} from '#machines/cloud/cloud.types';
export { CONFLICT_CHOICES } from '#machines/cloud/cloud.types';
export type { CloudView, ShownCopy } from '#machines/cloud/cloud.view';

const load = fetchOnce(async () => (await import('./cloud.actors.ts')).cloud);

/** The profiles of this device; null while another tab or the browser's storage has a say in them. */
function useOwnCollection(): ProfileCollection | null {
  const { isLoading, storageProblem, conflict, profiles, active } = useProfiles();
  const isUsable = !isLoading && storageProblem === null && conflict === null;
  return useMemo(() => (isUsable ? { profiles, active } : null), [isUsable, profiles, active]);
}

/** The copy of the profiles in the cloud. Waits for its code. */
export function useCloud(): CloudView {
  const logic = use(load());
  const actor = useActorRef(logic);
  const clock = useMachineActor('clock');
  const { exchange } = useProfiles();
  const member = useSession().user?.username ?? null;
  const collection = useOwnCollection();
  const take = useEffectEvent(exchange);
  useEffect(() => {
    const subscription = actor.on('COLLECTION.TAKEN', ({ collection }) => take(collection));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    const { now } = clockView(clock.getSnapshot());
    actor.send({ type: 'LOCAL.CHANGED', collection, at: now });
  }, [actor, clock, collection]);
  useEffect(() => actor.send({ type: 'MEMBER.CHANGED', member }), [actor, member]);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => cloudView(snapshot, actor.send), [snapshot, actor]);
}
