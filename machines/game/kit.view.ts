import type { ActorRefFrom } from 'xstate';
import type { QueuedHit } from '#model/chart/clock/hit-queue';
import type { Best, Bests } from '#model/games/bests';
import type { DailyRecords, DailyResult } from '#model/games/daily';
import type { GameQuestion } from '#model/games/questions';
import type { keptMachine } from '../kept/kept.machine.ts';
import type { GameLogic } from './game.view.ts';
import type { Unsent, UnsentEdit } from './unsent.logic.ts';

export type { Unsent, UnsentDaily, UnsentEdit } from './unsent.logic.ts';

type DailyActor = ActorRefFrom<ReturnType<typeof keptMachine<DailyRecords, DailyResult>>>;
type BestsActor = ActorRefFrom<ReturnType<typeof keptMachine<Bests, Best>>>;
type UnsentActor = ActorRefFrom<ReturnType<typeof keptMachine<Unsent, UnsentEdit>>>;

/** What pages of games need: a machine for each that is played, and the daily challenges of all of them. */
export interface GameKit {
  readonly logic: GameLogic;
  readonly daily: DailyActor;
  readonly bests: BestsActor;
  /** Fetches what a question shows, so that it is there when it is asked; it may fail. */
  readonly load: (question: GameQuestion) => Promise<unknown>;
  /** Plays the taps of an excerpt once; the function returned ends them. */
  readonly playTaps: (hits: readonly QueuedHit[]) => () => void;
  /** Challenges that the server has not got yet. */
  readonly unsent: UnsentActor;
}
