import { questionMachine } from '#machines/question/question.machine';
import type { QuestionLogic } from '#machines/question/question.view';
import type { EverySongAnswer, EverySongProblem } from '#model/compute/every-song';
import { nextTask } from '#src/browser/first/next-task.ts';
import { threadsAtOnce } from '#src/browser/thread.ts';
import type { PartsEvents } from '#wasm/host/thread/client';
import { EverySongPool } from '#wasm/host/thread/pool';
import { createThreadClient } from '../search/team-search.actors.ts';
import { askingAfter } from './asking.actors.ts';

/** Thousands of charts take seconds, on a slow phone perhaps half a minute; five minutes are beyond patience (our choice). */
const LIMIT_MS = 300_000;
/** More threads than this gain little and take memory for the cards each. */
const MAX_THREADS = 4;

/** Threads of their own: other questions go on meanwhile. Each starts with the first question. */
const pool = new EverySongPool(Array.from({ length: threadsAtOnce(MAX_THREADS) }, createThreadClient));

/** Copying thousands of cards takes a while: they go ahead, in turns that let the page answer in between. */
async function lend(problem: EverySongProblem): Promise<EverySongProblem> {
  await pool.preload(problem.data, nextTask);
  return problem;
}

/** The machine of the best teams for every song with its slot filled. */
export const everySong: QuestionLogic = questionMachine.provide({
  actors: {
    ask: askingAfter(lend, (problem, events: PartsEvents<EverySongAnswer>) =>
      pool.ask(problem, LIMIT_MS, events),
    ),
  },
});
