import { fromCallback } from 'xstate';
import { questionMachine } from '#machines/question/question.machine';
import type { QuestionReport } from '#machines/question/question.types';
import type { QuestionLogic } from '#machines/question/question.view';
import type { OneTeamProblem } from '#model/compute/one-team';
import { secondThread } from './second-thread.ts';

/** Seldom more than a second; a minute is far beyond patience (our choice). */
const LIMIT_MS = 60_000;

/** The machine of one team for many songs with its slot filled. */
export const oneTeam: QuestionLogic = questionMachine.provide({
  actors: {
    ask: fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(({ input, sendBack, receive }) => {
      const report = (event: QuestionReport) => sendBack(event);
      const asked = secondThread.oneTeam(input as OneTeamProblem, LIMIT_MS, {
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
