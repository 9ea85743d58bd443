import { questionMachine } from '#machines/question/question.machine';
import type { QuestionLogic } from '#machines/question/question.view';
import { loadTeamData } from '#src/data/team-data.ts';
import { askingAfter } from './asking.ts';
import { lentAhead, secondThread } from './second-thread.ts';

/** A second or two; a minute is far beyond patience (our choice). */
const LIMIT_MS = 60_000;

/** The machine of next steps with its slot filled: loads what the request needs, then asks. */
export const nextSteps: QuestionLogic = questionMachine.provide({
  actors: {
    ask: askingAfter(lentAhead(loadTeamData), (problem, events) =>
      secondThread.nextSteps(problem, LIMIT_MS, events),
    ),
  },
});
