import { fromCallback } from 'xstate';
import { scoringMachine } from '#machines/scoring/scoring.machine';
import type { ScoringReport } from '#machines/scoring/scoring.types';
import type { ScoringLogic } from '#machines/scoring/scoring.view';
import type { ChartsProblem } from '#model/compute/charts';
import type { TeamClient } from '#wasm/host/thread/client';
import { createThreadClient } from './team-search.ts';

/** Thousands of charts take about a second; a minute is far beyond patience (our choice). */
const LIMIT_MS = 60_000;

/** A thread of its own: a search of the team builder goes on meanwhile. */
const client: TeamClient = createThreadClient();

/** The machine of scored charts with its slot filled. */
export const scoring: ScoringLogic = scoringMachine.provide({
  actors: {
    score: fromCallback<{ type: 'SCORING.CANCEL' }, ChartsProblem>(({ input, sendBack, receive }) => {
      const report = (event: ScoringReport) => sendBack(event);
      const asked = client.score(input, LIMIT_MS, {
        ready: () => undefined,
        partial: (partial) => report({ type: 'PROGRESS.REPORTED', partial }),
        answer: (answer) => report({ type: 'ANSWER.ARRIVED', answer }),
        stopped: () => report({ type: 'SCORING.STOPPED' }),
        crashed: (message) => report({ type: 'ENGINE.CRASHED', message }),
      });
      receive(asked.cancel);
      return asked.drop;
    }),
  },
});
