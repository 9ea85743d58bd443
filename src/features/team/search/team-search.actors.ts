import { type CallbackActorLogic, fromCallback } from 'xstate';
import type { SearchInput, SearchReport } from '#machines/optimizer/optimizer.types';
import { pageShown } from '#src/browser/page/shown.ts';
import { listenToWorker } from '#src/browser/thread.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { TeamClient, type Thread, type ThreadEvents } from '#wasm/host/thread/client';
import type { FromWorker, ToWorker } from '#wasm/host/thread/protocol';
import { withEarlyLists } from './early-lists.actors.ts';

const startWorker = (events: ThreadEvents): Thread =>
  listenToWorker<ToWorker, FromWorker>(
    new Worker(new URL('./team.thread.ts', import.meta.url), { type: 'module', name: 'team' }),
    events,
  );

/** An engine thread that is sent nothing but its questions. */
export const createThreadClient = (): TeamClient => new TeamClient(startWorker);

/** The engine thread of this page; it starts with the first question or the first warm-up. */
export const createTeamClient = (): TeamClient =>
  new TeamClient((events) => withEarlyLists(startWorker(events), queryClient));

/** The `search` actor of the optimizer machine: one question to the engine thread. */
export const searchActor = (client: TeamClient): CallbackActorLogic<{ type: 'SEARCH.CANCEL' }, SearchInput> =>
  fromCallback(({ input, sendBack, receive }) => {
    const report = (event: SearchReport) => sendBack(event);
    const asked = client.ask(input.problem, input.limitMs, {
      ready: (note) => report({ type: 'ENGINE.READY', note }),
      progress: (progress, partial) => report({ type: 'PROGRESS.REPORTED', progress, partial }),
      answer: (answer) => report({ type: 'ANSWER.ARRIVED', answer }),
      stopped: () => report({ type: 'SEARCH.STOPPED' }),
      crashed: (message) => report({ type: 'ENGINE.CRASHED', message }),
    });
    receive(asked.cancel);
    return asked.drop;
  });

/** The `warm` actor: starts the thread once the page shows, and reports which engine it has. */
export const warmActor = (client: TeamClient, when: Promise<void> = pageShown) =>
  fromCallback(({ sendBack }) => {
    const report = (event: SearchReport) => sendBack(event);
    void when.then(() => client.warm((note) => report({ type: 'ENGINE.READY', note })));
  });
