import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type LocaleView, localeView } from '#machines/locale/locale.machine';
import { useMachineActor } from './app-actor.tsx';

export type { LocaleView };

/** The language of the interface; it is chosen in the preferences. */
export function useLocale(): LocaleView {
  const actor = useMachineActor('locale');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => localeView(snapshot, actor.send), [snapshot, actor]);
}
