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
  /** What is or was asked last; null before. */
  readonly problem: Problem | null;
  /** What can be shown: of the last question as soon as it has any, until then of the one before. */
  readonly result: QuestionResult<Problem, Answer> | null;
  /** What the running question has been answered so far. */
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
  /** Cancelled and did not answer in time: what was told last stands. */
  | { readonly type: 'QUESTION.STOPPED' }
  | { readonly type: 'ENGINE.CRASHED'; readonly message: string };

export type QuestionEvent =
  | QuestionCommand
  | QuestionReport
  | { readonly type: 'xstate.error.actor.ask'; readonly error: unknown };
