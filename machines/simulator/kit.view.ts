import type { ActorRefFrom } from 'xstate';
import type { StageSettings } from '#model/chart/stage/settings';
import type { keptMachine } from '../kept/kept.machine.ts';
import type { SimulatorLogic } from './simulator.view.ts';

export type StageSettingsActor = ActorRefFrom<
  ReturnType<typeof keptMachine<StageSettings, Partial<StageSettings>>>
>;

/** What a page with a simulator needs: a machine for each that is open, and what the visitor set for all of them. */
export interface SimulatorKit {
  create(): SimulatorLogic;
  readonly settings: StageSettingsActor;
}
