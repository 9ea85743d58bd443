import type { SnapshotFrom } from 'xstate';
import type { PartialAnswer, QuestionCommand, QuestionContext, QuestionResult } from './question.logic.ts';
import type { questionMachine } from './question.machine.ts';

/** The machine, loaded lazily with the page. */
export type QuestionLogic = typeof questionMachine;

type QuestionStatus = 'idle' | 'asking' | 'stopping' | 'answered' | 'stopped' | 'failed';

export interface QuestionView<Problem, Answer> {
  readonly status: QuestionStatus;
  readonly isBusy: boolean;
  /** The running or last question. */
  readonly problem: Problem | null;
  /** Partial answer to the running question. */
  readonly partial: Answer | null;
  readonly result: QuestionResult<Problem, Answer> | null;
  /** The result belongs to the previous question: show it dimmed. */
  readonly isOld: boolean;
  readonly failure: string | null;
  start(problem: Problem): void;
  cancel(): void;
  retry(): void;
}

function statusOf({ value }: SnapshotFrom<typeof questionMachine>): QuestionStatus {
  return typeof value === 'string' ? value : value.running;
}

/** The question and its commands for the page. The caller supplies the types of question and answer. */
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
