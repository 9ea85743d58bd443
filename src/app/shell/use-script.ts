import { shallowEqual, useSelector } from '@xstate/react';
import { type ScriptView, scriptOf, scriptView } from '#machines/scripts/scripts.view';
import type { ScriptName } from '#model/vocabulary/scripts';
import { useMachineActor } from '../../kit/actors/app-actor.tsx';

export interface ScriptAccess extends ScriptView {
  /** Loads it unless it is loaded or on its way; after a failure it is tried again. */
  want(): void;
}

/** A script that loads on demand, once for all pages. */
export function useScript(name: ScriptName): ScriptAccess {
  const scripts = useMachineActor('scripts');
  const script = useSelector(scripts, (snapshot) => scriptOf(snapshot, name));
  const view = useSelector(script, scriptView, shallowEqual);
  return { ...view, want: () => scripts.send({ type: 'SCRIPT.REQUESTED', name }) };
}
