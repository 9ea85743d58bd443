import type { QuestionContext, QuestionEvent } from './question.types.ts';

type Change = Partial<QuestionContext>;

export const initialContext = ({ input = null }: { input?: unknown }): QuestionContext => ({
  problem: input,
  result: null,
  partial: null,
  failure: null,
});

/** Takes the question and keeps the previous result visible. */
export const takeProblem = ({ problem }: QuestionContext, event: QuestionEvent): Change => ({
  problem: event.type === 'QUESTION.START' ? event.problem : problem,
  partial: null,
  failure: null,
});

/** Shows the first partial answers at once, but replaces the result of an earlier question only when complete. */
export function keepPartial({ problem, result }: QuestionContext, event: QuestionEvent): Change {
  if (event.type !== 'PROGRESS.REPORTED') return {};
  const { partial } = event;
  const isNext = result === null || result.problem === problem;
  return { partial, ...(isNext && { result: { problem, answer: partial } }) };
}

export const keepAnswer = ({ problem }: QuestionContext, event: QuestionEvent): Change =>
  event.type === 'ANSWER.ARRIVED' ? { result: { problem, answer: event.answer }, partial: event.answer } : {};

export function keepFailure(event: QuestionEvent): Change {
  if (event.type === 'ENGINE.CRASHED') return { failure: event.message };
  const cause = 'error' in event ? event.error : null;
  return { failure: cause instanceof Error ? cause.message : String(cause) };
}

export const hasProblem = ({ problem }: QuestionContext): boolean => problem !== null;

export const isFinished = (event: QuestionEvent): boolean =>
  event.type === 'ANSWER.ARRIVED' && event.answer.isFinished;

/** Input of `ask`; the chart comes there only with a question. */
export function problemOf({ context }: { context: QuestionContext }): unknown {
  if (context.problem === null) throw new Error('nothing was asked');
  return context.problem;
}
