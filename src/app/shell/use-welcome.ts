import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type WelcomeView, welcomeView } from '#machines/welcome/welcome.machine';
import { useMachineActor } from '../../kit/actors/app-actor.tsx';

export type { WelcomeView };

/** The first-visit dialog. */
export function useWelcome(): WelcomeView {
  const actor = useMachineActor('welcome');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => welcomeView(snapshot, actor.send), [snapshot, actor]);
}
