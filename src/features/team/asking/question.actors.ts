import { questionMachine } from '#machines/question/question.machine';
import type { QuestionLogic } from '#machines/question/question.view';
import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';
import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import type { TeamData } from '#model/compute/team';
import { nextTask } from '#src/browser/first/next-task.ts';
import type { TeamClient } from '#wasm/host/thread/client';
import { loadHelpsData } from '../question/helps.data.ts';
import { loadMedleyData } from '../question/medley.data.ts';
import { loadTeamData } from '../question/team.data.ts';
import { createThreadClient } from '../search/team-search.actors.ts';
import { asking, askingAfter } from './asking.actors.ts';

/** Most questions take about a second; a minute is far beyond patience (our choice). */
const LIMIT_MS = 60_000;
/** Mixed sets of an unfinished collection may take minutes (reference R34). */
const MEDLEY_LIMIT_MS = 300_000;
/** Hundreds of cards on hundreds of songs (our choice). */
const HELPS_LIMIT_MS = 300_000;

/** The thread for what is not the search of the team builder, which goes on meanwhile. */
const thread: TeamClient = createThreadClient();

/**
 * Loads what a question needs and sends its lists ahead, in turns that let the page answer in between, and first of all show that it
 * was asked.
 */
const lentAhead =
  <Request, Problem extends { readonly data: Omit<TeamData, 'chart'> }>(
    load: (request: Request, signal: AbortSignal) => Promise<Problem>,
  ) =>
  async (request: Request, signal: AbortSignal): Promise<Problem> => {
    await nextTask();
    const problem = await load(request, signal);
    const { cards, skills, characters, areaItems } = problem.data;
    if (!signal.aborted) await thread.preload({ cards, skills, characters, areaItems }, nextTask);
    return problem;
  };

/** A team scored on charts. */
export const scoring: QuestionLogic = questionMachine.provide({
  actors: {
    ask: asking<ChartsProblem, ChartsAnswer>((problem, events) => thread.score(problem, LIMIT_MS, events)),
  },
});

/** One team for many songs. */
export const oneTeam: QuestionLogic = questionMachine.provide({
  actors: {
    ask: asking<OneTeamProblem, OneTeamAnswer>((problem, events) =>
      thread.oneTeam(problem, LIMIT_MS, events),
    ),
  },
});

/** The steps that raise a result most. */
export const nextSteps: QuestionLogic = questionMachine.provide({
  actors: {
    ask: askingAfter(lentAhead(loadTeamData), (problem, events) =>
      thread.nextSteps(problem, LIMIT_MS, events),
    ),
  },
});

/** The cards that raise the best teams. */
export const helps: QuestionLogic = questionMachine.provide({
  actors: {
    ask: askingAfter(lentAhead(loadHelpsData), (problem, events) =>
      thread.helps(problem, HELPS_LIMIT_MS, events),
    ),
  },
});

/** Three teams for a medley. */
export const medley: QuestionLogic = questionMachine.provide({
  actors: {
    ask: askingAfter(lentAhead(loadMedleyData), (problem, events) =>
      thread.medley(problem, MEDLEY_LIMIT_MS, events),
    ),
  },
});
