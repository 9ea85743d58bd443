import { useSelector } from '@xstate/react';
import { type LayoutView, layoutView } from '#machines/layout/layout.machine';
import { useMachineActor } from './app-actor.tsx';

export type { LayoutView };

/** A fact of what the page is shown on and to whom: who shows that alone is not drawn again at the first touch. */
export function useLayout<Fact>(pick: (view: LayoutView) => Fact): Fact {
  return useSelector(useMachineActor('layout'), (snapshot) => pick(layoutView(snapshot)));
}
