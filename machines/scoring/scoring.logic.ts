import type { ChartsProblem } from '#model/compute/charts';
import type { ScoringContext, ScoringEvent } from './scoring.types.ts';

type Change = Partial<ScoringContext>;

export const initialContext = (): ScoringContext => ({ problem: null, result: null, done: 0, failure: null });

/** Takes the question; what was found before stays in sight meanwhile. */
export const takeProblem = ({ problem }: ScoringContext, event: ScoringEvent): Change => ({
  problem: event.type === 'SCORING.START' ? event.problem : problem,
  done: 0,
  failure: null,
});

/** The first scores are shown at once, but those of another question only when all have come. */
export function keepPartial({ problem, result }: ScoringContext, event: ScoringEvent): Change {
  if (event.type !== 'PROGRESS.REPORTED' || problem === null) return {};
  const { partial } = event;
  const isNext = result === null || result.problem === problem;
  return { done: partial.scores.length, ...(isNext && { result: { problem, answer: partial } }) };
}

export const keepAnswer = ({ problem }: ScoringContext, event: ScoringEvent): Change =>
  event.type === 'ANSWER.ARRIVED' && problem !== null
    ? { result: { problem, answer: event.answer }, done: event.answer.scores.length }
    : {};

export function keepFailure(event: ScoringEvent): Change {
  if (event.type === 'ENGINE.CRASHED') return { failure: event.message };
  const cause = 'error' in event ? event.error : null;
  return { failure: cause instanceof Error ? cause.message : String(cause) };
}

export const isFinished = (event: ScoringEvent): boolean =>
  event.type === 'ANSWER.ARRIVED' && event.answer.isFinished;

/** Input of `score`; the chart comes there only with a question. */
export function problemOf({ context }: { context: ScoringContext }): ChartsProblem {
  if (!context.problem) throw new Error('nothing was asked');
  return context.problem;
}
