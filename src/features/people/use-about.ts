import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo, useState } from 'react';
import type { AboutInput } from '#machines/about/about.types';
import { type AboutView, aboutView } from '#machines/about/about.view';
import { fetchOnce } from '../../browser/network/fetch-once.ts';

export type { AboutRefusal } from '#machines/about/about.types';
export type { AboutView };

const load = fetchOnce(async () => (await import('./about.actors.ts')).aboutOf);

/** The profile form. Suspends until its code is loaded; later changes of the input are ignored. */
export function useAbout(username: string, input: AboutInput): AboutView {
  const aboutOf = use(load());
  const [logic] = useState(() => aboutOf(username));
  const actor = useActorRef(logic, { input });
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => aboutView(snapshot, actor.send), [snapshot, actor]);
}
