import { fromCallback } from 'xstate';
import { questionMachine } from '#machines/question/question.machine';
import type { QuestionReport } from '#machines/question/question.types';
import type { QuestionLogic } from '#machines/question/question.view';
import type { EverySongProblem } from '#model/compute/every-song';
import { threadsAtOnce } from '#src/platform/thread.ts';
import type { Asked } from '#wasm/host/thread/client';
import { EverySongPool } from '#wasm/host/thread/pool';
import { createThreadClient } from '../team-search.ts';

/** Thousands of charts take seconds, on a slow phone perhaps half a minute; five minutes are beyond patience (our choice). */
const LIMIT_MS = 300_000;
/** More threads than this gain little and take memory for the cards each. */
const MOST_THREADS = 4;

/** Threads of their own: other questions go on meanwhile. Each starts with the first question. */
const pool = new EverySongPool(Array.from({ length: threadsAtOnce(MOST_THREADS) }, createThreadClient));

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The machine of the best teams for every song with its slot filled. */
export const everySong: QuestionLogic = questionMachine.provide({
  actors: {
    ask: fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(({ input, sendBack, receive }) => {
      const problem = input as EverySongProblem;
      const report = (event: QuestionReport) => sendBack(event);
      let asked: Asked | null = null;
      let isOver = false;
      pool.lend(problem.data, turn).then(() => {
        if (isOver) return;
        asked = pool.ask(problem, LIMIT_MS, {
          ready: () => undefined,
          partial: (partial) => report({ type: 'PROGRESS.REPORTED', partial }),
          answer: (answer) => report({ type: 'ANSWER.ARRIVED', answer }),
          stopped: () => report({ type: 'QUESTION.STOPPED' }),
          crashed: (message) => report({ type: 'ENGINE.CRASHED', message }),
        });
      });
      receive(() => {
        if (asked) return asked.cancel();
        isOver = true;
        report({ type: 'QUESTION.STOPPED' });
      });
      return () => {
        isOver = true;
        asked?.drop();
      };
    }),
  },
});
