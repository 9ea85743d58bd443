import { questionMachine } from '#machines/question/question.machine';
import type { QuestionLogic } from '#machines/question/question.view';
import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';
import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import type { TeamProblem } from '#model/compute/request';
import type { TeamAnswer, TeamData } from '#model/compute/team';
import type { GainAnswer, GainRequest } from '#model/compute/upgrades';
import { withUpgrades } from '#model/rules/upgrades';
import { nextTask } from '#src/browser/first/next-task.ts';
import type { PartsEvents, RunningQuestion, TeamClient } from '#wasm/host/thread/client';
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

interface GainProblem {
  readonly now: TeamProblem;
  readonly later: TeamProblem;
}

async function loadGain({ now, upgrades }: GainRequest, signal: AbortSignal): Promise<GainProblem> {
  const problem = await lentAhead(loadTeamData)(now, signal);
  const { question } = problem;
  const profile = withUpgrades(question.profile, upgrades);
  return { now: problem, later: { ...problem, question: { ...question, profile } } };
}

const scoreOf = ({ teams }: TeamAnswer): number | null => teams[0]?.score.average ?? null;

/** The thread answers one question at a time. */
function askTwice({ now, later }: GainProblem, events: PartsEvents<GainAnswer>): RunningQuestion {
  const { ready, stopped, crashed } = events;
  const ask = (problem: TeamProblem, answer: (answer: TeamAnswer) => void): RunningQuestion =>
    thread.ask(problem, LIMIT_MS, { ready, stopped, crashed, progress: () => undefined, answer });
  let isOver = false;
  let running = ask(now, async (before) => {
    if (before.noTeam) return events.answer({ isFinished: true, before: null, after: null });
    await nextTask();
    if (isOver) return;
    running = ask(later, (after) =>
      events.answer({
        isFinished: before.proved && after.proved,
        before: scoreOf(before),
        after: scoreOf(after),
      }),
    );
  });
  return {
    cancel() {
      isOver = true;
      running.cancel();
    },
    drop() {
      isOver = true;
      running.drop();
    },
  };
}

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

/** What some steps bring the best team: one search without them, and one with them. */
export const gain: QuestionLogic = questionMachine.provide({
  actors: { ask: askingAfter(loadGain, askTwice) },
});

/** Three teams for a medley. */
export const medley: QuestionLogic = questionMachine.provide({
  actors: {
    ask: askingAfter(lentAhead(loadMedleyData), (problem, events) =>
      thread.medley(problem, MEDLEY_LIMIT_MS, events),
    ),
  },
});
