import { useSelector } from '@xstate/react';
import { startTransition, useCallback, useMemo } from 'react';
import { type OptimizerView, optimizerView } from '#machines/optimizer/optimizer.view';
import { useActorValue, useMachineActor } from './app-actor.tsx';

export type { OptimizerResult } from '#machines/optimizer/optimizer.types';
export type { OptimizerStatus } from '#machines/optimizer/optimizer.view';
export type { OptimizerView };

type Actor = ReturnType<typeof useMachineActor<'optimizer'>>;
type Snapshot = ReturnType<Actor['getSnapshot']>;

/** Of the snapshot that came last: all parts of a page ask for the same one. */
const views = new WeakMap<Snapshot, OptimizerView>();

function viewOf(snapshot: Snapshot, send: Actor['send']): OptimizerView {
  const view = views.get(snapshot) ?? optimizerView(snapshot, send);
  views.set(snapshot, view);
  return view;
}

/** The team search and what can be done with it. */
export function useOptimizer(): OptimizerView {
  const actor = useMachineActor('optimizer');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => viewOf(snapshot, actor.send), [snapshot, actor]);
}

/** A part of it: who shows that alone is not drawn again for the search's progress. */
export function useOptimizerPart<Part>(pick: (view: OptimizerView) => Part): Part {
  const actor = useMachineActor('optimizer');
  return useSelector(actor, (snapshot) => pick(viewOf(snapshot, actor.send)));
}

const isSame = <Part extends object>(a: Part, b: Part): boolean =>
  (Object.keys(a) as (keyof Part)[]).every((key) => Object.is(a[key], b[key]));

/**
 * Parts of it for views that draw many of them: in slices, behind what is shown at once and never in the same task. `pick` must be the
 * same function each time.
 */
export function useOptimizerLater<Parts extends object>(pick: (view: OptimizerView) => Parts): Parts {
  const actor = useMachineActor('optimizer');
  const read = useCallback((snapshot: Snapshot) => pick(viewOf(snapshot, actor.send)), [actor, pick]);
  return useActorValue(actor, read, { isSame, draw: startTransition });
}
