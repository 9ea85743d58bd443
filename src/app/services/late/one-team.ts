import { questionMachine } from '#machines/question/question.machine';
import type { QuestionLogic } from '#machines/question/question.view';
import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import { asking } from './asking.ts';
import { secondThread } from './second-thread.ts';

/** Seldom more than a second; a minute is far beyond patience (our choice). */
const LIMIT_MS = 60_000;

/** The machine of one team for many songs with its slot filled. */
export const oneTeam: QuestionLogic = questionMachine.provide({
  actors: {
    ask: asking<OneTeamProblem, OneTeamAnswer>((problem, events) =>
      secondThread.oneTeam(problem, LIMIT_MS, events),
    ),
  },
});
