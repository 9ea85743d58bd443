import { fromCallback } from 'xstate';
import type { PartialAnswer, QuestionReport } from '#machines/question/question.logic';
import type { PartsEvents, RunningQuestion } from '#wasm/host/thread/client';

type Put<Problem, Answer> = (problem: Problem, events: PartsEvents<Answer>) => RunningQuestion;

/** What a thread reports, in the machine's words. */
const eventsFor = <Answer extends PartialAnswer>(
  report: (event: QuestionReport) => void,
): PartsEvents<Answer> => ({
  ready: () => undefined,
  partial: (partial) => report({ type: 'PROGRESS.REPORTED', partial }),
  answer: (answer) => report({ type: 'ANSWER.ARRIVED', answer }),
  stopped: () => report({ type: 'QUESTION.STOPPED' }),
  crashed: (message) => report({ type: 'ENGINE.CRASHED', message }),
});

/** An `ask` actor that puts the question to an engine thread as it is. */
export const asking = <Problem, Answer extends PartialAnswer>(put: Put<Problem, Answer>) =>
  fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(({ input, sendBack, receive }) => {
    const asked = put(input as Problem, eventsFor<Answer>(sendBack));
    receive(asked.cancel);
    return asked.drop;
  });

/** The same where something must be fetched or sent ahead first; a cancel meanwhile is obeyed at once. */
export const askingAfter = <Request, Problem, Answer extends PartialAnswer>(
  prepare: (request: Request, signal: AbortSignal) => Promise<Problem>,
  put: Put<Problem, Answer>,
) =>
  fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(({ input, sendBack, receive }) => {
    const events = eventsFor<Answer>(sendBack);
    const preparing = new AbortController();
    let asked: RunningQuestion | null = null;
    prepare(input as Request, preparing.signal).then(
      (problem) => {
        if (!preparing.signal.aborted) asked = put(problem, events);
      },
      (error) => {
        if (!preparing.signal.aborted) events.crashed(error instanceof Error ? error.message : String(error));
      },
    );
    receive(() => {
      if (asked) return asked.cancel();
      preparing.abort();
      events.stopped();
    });
    return () => {
      preparing.abort();
      asked?.drop();
    };
  });
