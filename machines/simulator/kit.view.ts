import type { ActorRefFrom } from 'xstate';
import type { BestRuns, KeptRun } from '#model/chart/judging/best-runs';
import type { StageSettings } from '#model/chart/stage/settings';
import type { keptMachine } from '../kept/kept.machine.ts';
import type { SimulatorLogic } from './simulator.view.ts';
import type { TappingLogic } from './tapping.view.ts';

type StageSettingsActor = ActorRefFrom<ReturnType<typeof keptMachine<StageSettings, Partial<StageSettings>>>>;

type BestRunsActor = ActorRefFrom<ReturnType<typeof keptMachine<BestRuns, KeptRun>>>;

/** What a page with a simulator needs: a machine for each that is open, what the visitor set for all of them, and the best of each chart. */
export interface SimulatorKit {
  create(): SimulatorLogic;
  createTapping(): TappingLogic;
  readonly settings: StageSettingsActor;
  readonly runs: BestRunsActor;
}
