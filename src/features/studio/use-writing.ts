import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useMemo } from 'react';
import type { WritingInput } from '#machines/writing/writing.types';
import { type WritingView, writingView } from '#machines/writing/writing.view';
import { fetchOnce } from '../../browser/network/fetch-once.ts';

export type { WritingInput, WritingRefusal } from '#machines/writing/writing.types';
export type { WritingView };

const load = fetchOnce(async () => (await import('./writing.actors.ts')).writing);

/** A post under way. Waits for its code; the input counts as it was at first. */
export function useWriting(input: WritingInput, onPublished: (id: number) => void): WritingView {
  const logic = use(load());
  const actor = useActorRef(logic, { input });
  const notify = useEffectEvent(onPublished);
  useEffect(() => {
    const subscription = actor.on('POST.PUBLISHED', ({ id }) => notify(id));
    return () => subscription.unsubscribe();
  }, [actor]);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => writingView(snapshot, actor.send), [snapshot, actor]);
}
