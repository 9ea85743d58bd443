import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo, useState } from 'react';
import type { AboutInput } from '#machines/about/about.types';
import { type AboutView, aboutView } from '#machines/about/about.view';
import { fetchOnce } from '../../browser/network/fetch-once.ts';

export type { AboutRefusal } from '#machines/about/about.types';
export type { AboutView };

const load = fetchOnce(async () => (await import('./about.actors.ts')).aboutOf);

/** What a member tells about themself, under change. Waits for its code; the input counts as it was at first. */
export function useAbout(username: string, input: AboutInput): AboutView {
  const aboutOf = use(load());
  const [logic] = useState(() => aboutOf(username));
  const actor = useActorRef(logic, { input });
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => aboutView(snapshot, actor.send), [snapshot, actor]);
}
