import type { SnapshotFrom } from 'xstate';
import type { questionMachine } from './question.machine.ts';
import type { PartialAnswer, QuestionCommand, QuestionContext, QuestionResult } from './question.types.ts';

/** The machine as code of its own, which comes with the page. */
export type QuestionLogic = typeof questionMachine;

export type QuestionStatus = 'idle' | 'asking' | 'stopping' | 'answered' | 'stopped' | 'failed';

export interface QuestionView<Problem, Answer> {
  readonly status: QuestionStatus;
  readonly isBusy: boolean;
  /** What is or was asked last. */
  readonly problem: Problem | null;
  /** What the running question has been answered so far. */
  readonly partial: Answer | null;
  readonly result: QuestionResult<Problem, Answer> | null;
  /** The result answers the question before: show it dimmed. */
  readonly isOld: boolean;
  readonly failure: string | null;
  start(problem: Problem): void;
  cancel(): void;
  retry(): void;
}

function statusOf({ value }: SnapshotFrom<typeof questionMachine>): QuestionStatus {
  return typeof value === 'string' ? value : value.running;
}

/** What the page sees of the question and what it can do. Whoever starts the machine knows what is asked and answered. */
export function questionView<Problem, Answer extends PartialAnswer>(
  snapshot: SnapshotFrom<typeof questionMachine>,
  send: (event: QuestionCommand) => void,
): QuestionView<Problem, Answer> {
  const { problem, result, partial, failure } = snapshot.context as QuestionContext<Problem, Answer>;
  return {
    status: statusOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    problem,
    partial,
    result,
    isOld: result !== null && result.problem !== problem,
    failure,
    start: (asked) => send({ type: 'QUESTION.START', problem: asked }),
    cancel: () => send({ type: 'QUESTION.CANCEL' }),
    retry: () => send({ type: 'QUESTION.RETRY' }),
  };
}
