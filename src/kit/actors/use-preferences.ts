import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type PreferencesView, preferencesView } from '#machines/preferences/preferences.view';
import { useMachineActor } from './app-actor.tsx';

export type { PreferencesView };

/** Everything a visitor can set but the servers. */
export function usePreferences(): PreferencesView {
  const actor = useMachineActor('preferences');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => preferencesView(snapshot, actor.send), [snapshot, actor]);
}
