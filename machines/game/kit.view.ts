import type { ActorRefFrom } from 'xstate';
import type { DailyRecords, DailyResult } from '#model/games/daily';
import type { keptMachine } from '../kept/kept.machine.ts';
import type { GameLogic } from './game.view.ts';

export type DailyActor = ActorRefFrom<ReturnType<typeof keptMachine<DailyRecords, DailyResult>>>;

/** What pages of games need: a machine for each that is played, and the daily challenges of all of them. */
export interface GameKit {
  readonly logic: GameLogic;
  readonly daily: DailyActor;
}
