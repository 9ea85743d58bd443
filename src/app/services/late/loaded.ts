import { fromCallback } from 'xstate';
import type { PartialAnswer, QuestionReport } from '#machines/question/question.types';
import type { Asked, PartsEvents } from '#wasm/host/thread/client';

/** An `ask` actor that loads what the question needs, then puts it to an engine thread. */
export function askingLoaded<Request, Problem, Answer extends PartialAnswer>(
  load: (request: Request, signal: AbortSignal) => Promise<Problem>,
  put: (problem: Problem, events: PartsEvents<Answer>) => Asked,
) {
  return fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(({ input, sendBack, receive }) => {
    const report = (event: QuestionReport) => sendBack(event);
    const fail = (message: string) => report({ type: 'ENGINE.CRASHED', message });
    const loading = new AbortController();
    let asked: Asked | null = null;
    load(input as Request, loading.signal).then(
      (problem) => {
        if (loading.signal.aborted) return;
        asked = put(problem, {
          ready: () => undefined,
          partial: (partial) => report({ type: 'PROGRESS.REPORTED', partial }),
          answer: (answer) => report({ type: 'ANSWER.ARRIVED', answer }),
          stopped: () => report({ type: 'QUESTION.STOPPED' }),
          crashed: fail,
        });
      },
      (error) => {
        if (!loading.signal.aborted) fail(error instanceof Error ? error.message : String(error));
      },
    );
    receive(() => {
      if (asked) return asked.cancel();
      loading.abort();
      report({ type: 'QUESTION.STOPPED' });
    });
    return () => {
      loading.abort();
      asked?.drop();
    };
  });
}
