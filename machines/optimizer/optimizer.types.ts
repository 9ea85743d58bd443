import type { EngineNote, TeamProblem, TeamRequest } from '#model/compute/request';
import type { TeamAnswer, TeamProgress } from '#model/compute/team';

/** An answer with the request it answers. */
export interface OptimizerResult {
  readonly request: TeamRequest;
  readonly answer: TeamAnswer;
}

/** Why there is no answer: the data could not be loaded, or the engine crashed and crashed again. */
export interface OptimizerFailure {
  readonly kind: 'data' | 'engine';
  readonly message: string;
  /** What was thrown, for views that know its class; null after a crash. */
  readonly cause: unknown;
}

export interface OptimizerContext {
  readonly request: TeamRequest | null;
  readonly problem: TeamProblem | null;
  readonly progress: TeamProgress | null;
  /** Best so far of the running search, at most 100 ms old. */
  readonly partial: TeamAnswer | null;
  readonly result: OptimizerResult | null;
  /** The result shown before the running search, so that the page need not go blank. */
  readonly previous: OptimizerResult | null;
  readonly failure: OptimizerFailure | null;
  /** How often the engine was started again for the running search. */
  readonly restarts: number;
  readonly engine: EngineNote | null;
  readonly isWarming: boolean;
}

/** What a visitor can do. */
export type OptimizerCommand =
  | { readonly type: 'SEARCH.START'; readonly request: TeamRequest }
  | { readonly type: 'SEARCH.RETRY' }
  | { readonly type: 'SEARCH.CANCEL' }
  | { readonly type: 'SEARCH.RESET' }
  | { readonly type: 'ENGINE.WARM' };

/** What the `search` and `warm` actors report. */
export type SearchReport =
  | { readonly type: 'ENGINE.READY'; readonly note: EngineNote }
  | { readonly type: 'PROGRESS.REPORTED'; readonly progress: TeamProgress; readonly partial: TeamAnswer }
  | { readonly type: 'ANSWER.ARRIVED'; readonly answer: TeamAnswer }
  /** The cancelled search did not answer in time and was ended. */
  | { readonly type: 'SEARCH.STOPPED' }
  | { readonly type: 'ENGINE.CRASHED'; readonly message: string };

export type OptimizerEvent =
  | OptimizerCommand
  | SearchReport
  | { readonly type: 'xstate.done.actor.prepare'; readonly output: TeamProblem }
  | { readonly type: 'xstate.error.actor.prepare'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.search'; readonly error: unknown };

/** Input of the `search` actor. It answers `{ type: 'SEARCH.CANCEL' }` with one of the last three reports. */
export interface SearchInput {
  readonly problem: TeamProblem;
  /** Milliseconds after which the best so far is the answer. */
  readonly limitMs: number;
}
