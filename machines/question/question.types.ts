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
