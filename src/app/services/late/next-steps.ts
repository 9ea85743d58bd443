import { fromCallback } from 'xstate';
import { questionMachine } from '#machines/question/question.machine';
import type { QuestionReport } from '#machines/question/question.types';
import type { QuestionLogic } from '#machines/question/question.view';
import type { TeamRequest } from '#model/compute/request';
import { loadTeamData } from '#src/data/team-data.ts';
import type { Asked } from '#wasm/host/thread/client';
import { secondThread } from './second-thread.ts';

/** A second or two; a minute is far beyond patience (our choice). */
const LIMIT_MS = 60_000;

/** The machine of next steps with its slot filled: loads what the request needs, then asks. */
export const nextSteps: QuestionLogic = questionMachine.provide({
  actors: {
    ask: fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(({ input, sendBack, receive }) => {
      const report = (event: QuestionReport) => sendBack(event);
      const fail = (message: string) => report({ type: 'ENGINE.CRASHED', message });
      const loading = new AbortController();
      let asked: Asked | null = null;
      loadTeamData(input as TeamRequest, loading.signal).then(
        (problem) => {
          asked = secondThread.nextSteps(problem, LIMIT_MS, {
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
    }),
  },
});
