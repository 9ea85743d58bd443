/** An answer that may come in parts; the last one says that it is whole, or stops short of it. */
export interface PartialAnswer {
  readonly isFinished: boolean;
}

/** An answer with the question it answers. */
export interface QuestionResult<Problem = unknown, Answer = PartialAnswer> {
  readonly problem: Problem;
  readonly answer: Answer;
}

export interface QuestionContext<Problem = unknown, Answer = PartialAnswer> {
  /** The running or last question; null before the first. */
  readonly problem: Problem | null;
  /** The result to show: that of the last question once it has one, until then the previous one. */
  readonly result: QuestionResult<Problem, Answer> | null;
  /** Partial answer to the running question. */
  readonly partial: Answer | null;
  readonly failure: string | null;
}

/** What a visitor can do. */
export type QuestionCommand<Problem = unknown> =
  | { readonly type: 'QUESTION.START'; readonly problem: Problem }
  | { readonly type: 'QUESTION.CANCEL' }
  | { readonly type: 'QUESTION.RETRY' };

/** What the `ask` actor reports. */
export type QuestionReport<Answer = PartialAnswer> =
  | { readonly type: 'PROGRESS.REPORTED'; readonly partial: Answer }
  | { readonly type: 'ANSWER.ARRIVED'; readonly answer: Answer }
  /** Cancelled without an answer in time: the last partial answer is the result. */
  | { readonly type: 'QUESTION.STOPPED' }
  | { readonly type: 'ENGINE.CRASHED'; readonly message: string };

export type QuestionEvent =
  | QuestionCommand
  | QuestionReport
  | { readonly type: 'xstate.error.actor.ask'; readonly error: unknown };

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
