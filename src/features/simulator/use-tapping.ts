import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { type TappingView, tappingView } from '#machines/simulator/tapping.view';
import { useSimulatorKit } from './use-simulator.ts';

/** Taps to a metronome, which end with the component. */
export function useTapping(): TappingView {
  const { createTapping } = useSimulatorKit();
  const [logic] = useState(createTapping);
  const actor = useActorRef(logic);
  return tappingView(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
}
