import { shallowEqual, useSelector } from '@xstate/react';
import { type ExternalView, externalView } from '#machines/external/external.machine';
import type { JsonObject } from '#model/records/reading';
import { useMachineActor } from './app-actor.tsx';

export interface TimelineAccess extends ExternalView {
  /** Loads the script, unless it is loaded or on its way; after a failure it is tried again. */
  load(address: string): void;
}

/** The script of the operator's social timeline. */
export function useTimeline(): TimelineAccess {
  const actor = useMachineActor('timeline');
  const view = useSelector(actor, externalView, shallowEqual);
  return { ...view, load: (address) => actor.send({ type: 'CONTENT.REQUESTED', what: address }) };
}

/** The visitor's record at a social service; null while none came. */
export const useSocialRecord = (): JsonObject | null =>
  useSelector(useMachineActor('social'), (snapshot) => externalView(snapshot).record);
