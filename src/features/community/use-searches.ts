import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type SearchesView, searchesView } from '#machines/searches/searches.view';
import { useMachineActor } from '../../kit/actors/app-actor.tsx';

export type { SearchesView };

/** Players whom the visitor found lately. */
export function useSearches(): SearchesView {
  const actor = useMachineActor('searches');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => searchesView(snapshot, actor.send), [snapshot, actor]);
}
