import { fromCallback } from 'xstate';
import { questionMachine } from '#machines/question/question.machine';
import type { QuestionReport } from '#machines/question/question.types';
import type { QuestionLogic } from '#machines/question/question.view';
import type { EverySongProblem } from '#model/compute/every-song';
import { threadsAtOnce } from '#src/platform/thread.ts';
import { EverySongPool } from '#wasm/host/thread/pool';
import { createThreadClient } from '../team-search.ts';

/** Thousands of charts take seconds, on a slow phone perhaps half a minute; five minutes are beyond patience (our choice). */
const LIMIT_MS = 300_000;
/** More threads than this gain little and take memory for the cards each. */
const MOST_THREADS = 4;

/** Threads of their own: other questions go on meanwhile. Each starts with the first question. */
const pool = new EverySongPool(Array.from({ length: threadsAtOnce(MOST_THREADS) }, createThreadClient));

/** The machine of the best teams for every song with its slot filled. */
export const everySong: QuestionLogic = questionMachine.provide({
  actors: {
    ask: fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(({ input, sendBack, receive }) => {
      const report = (event: QuestionReport) => sendBack(event);
      const asked = pool.ask(input as EverySongProblem, LIMIT_MS, {
        ready: () => undefined,
        partial: (partial) => report({ type: 'PROGRESS.REPORTED', partial }),
        answer: (answer) => report({ type: 'ANSWER.ARRIVED', answer }),
        stopped: () => report({ type: 'QUESTION.STOPPED' }),
        crashed: (message) => report({ type: 'ENGINE.CRASHED', message }),
      });
      receive(asked.cancel);
      return asked.drop;
    }),
  },
});
