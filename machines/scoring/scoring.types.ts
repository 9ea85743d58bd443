import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';

/** Scores with the question they answer. */
export interface ScoringResult {
  readonly problem: ChartsProblem;
  readonly answer: ChartsAnswer;
}

export interface ScoringContext {
  /** What is or was asked last. */
  readonly problem: ChartsProblem | null;
  /** What can be shown: of the last question as soon as it has any, until then of the one before. */
  readonly result: ScoringResult | null;
  /** Charts of the running question that are scored. */
  readonly done: number;
  readonly failure: string | null;
}

/** What a visitor can do. */
export type ScoringCommand =
  | { readonly type: 'SCORING.START'; readonly problem: ChartsProblem }
  | { readonly type: 'SCORING.CANCEL' }
  | { readonly type: 'SCORING.RETRY' };

/** What the `score` actor reports. */
export type ScoringReport =
  | { readonly type: 'PROGRESS.REPORTED'; readonly partial: ChartsAnswer }
  | { readonly type: 'ANSWER.ARRIVED'; readonly answer: ChartsAnswer }
  /** Cancelled and did not answer in time: what was told last stands. */
  | { readonly type: 'SCORING.STOPPED' }
  | { readonly type: 'ENGINE.CRASHED'; readonly message: string };

export type ScoringEvent =
  | ScoringCommand
  | ScoringReport
  | { readonly type: 'xstate.error.actor.score'; readonly error: unknown };
