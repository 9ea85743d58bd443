import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo, useState } from 'react';
import type { SimulatorKit } from '#machines/simulator/kit.view';
import { type SimulatorActor, type SimulatorView, simulatorView } from '#machines/simulator/simulator.view';
import type { StageSettings } from '#model/chart/stage/settings';
import { fetchOnce } from '../../browser/network/fetch-once.ts';

export type { RunState, SoundSource } from '#machines/simulator/simulator.view';
export type { SimulatorActor, SimulatorView };

const load = fetchOnce(async () => (await import('./engine/simulator.actors.ts')).openSimulatorKit());

/** What all simulators of a visit share. Waits for its code. */
export const useSimulatorKit = (): SimulatorKit => use(load());

/** A simulator that ends with the component. Waits for its code. */
export function useSimulator(): SimulatorActor {
  const { create } = useSimulatorKit();
  const [logic] = useState(create);
  return useActorRef(logic);
}

/** One thing of it; redraws only when that changes. */
export const useSimulatorPart = <Part extends string | number | boolean | null | object>(
  actor: SimulatorActor,
  read: (view: SimulatorView) => Part,
): Part => useSelector(actor, (snapshot) => read(simulatorView(snapshot, actor.send)));

export type SimulatorCommands = Pick<
  SimulatorView,
  {
    [Key in keyof SimulatorView]: SimulatorView[Key] extends (...values: never[]) => void ? Key : never;
  }[keyof SimulatorView]
>;

/** What can be done, without what is shown: always the same. */
export const useSimulatorCommands = (actor: SimulatorActor): SimulatorCommands =>
  useMemo(() => {
    const view = () => simulatorView(actor.getSnapshot(), actor.send);
    return { ...view(), toggle: () => view().toggle() };
  }, [actor]);

export interface InSettings {
  readonly settings: StageSettings;
  readonly change: (change: Partial<StageSettings>) => void;
}

/** What the visitor set for all charts. */
export function useStageSettings(): InSettings {
  const { settings: actor } = useSimulatorKit();
  const settings = useSelector(actor, ({ context }) => context.value);
  return useMemo(
    () => ({ settings, change: (edit) => actor.send({ type: 'VALUE.EDITED', edit }) }),
    [settings, actor],
  );
}
