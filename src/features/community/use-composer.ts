import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useMemo } from 'react';
import type { ComposerInput } from '#machines/composer/composer.types';
import { type ComposerView, composerView } from '#machines/composer/composer.view';
import { fetchOnce } from '../../browser/network/fetch-once.ts';

export type { ComposerInput } from '#machines/composer/composer.types';
export type { ComposerView };

const load = fetchOnce(async () => (await import('./composer.actors.ts')).composer);

/** A text under way. Waits for its code; the input counts as it was at first. */
export function useComposer(input: ComposerInput, onSent: (id: number) => void): ComposerView {
  const logic = use(load());
  const actor = useActorRef(logic, { input });
  const tell = useEffectEvent(onSent);
  useEffect(() => {
    const subscription = actor.on('COMMENT.SENT', ({ id }) => tell(id));
    return () => subscription.unsubscribe();
  }, [actor]);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => composerView(snapshot, actor.send), [snapshot, actor]);
}
