import type { TeamData } from '#model/compute/team';
import { nextTask } from '#src/platform/next-task.ts';
import type { TeamClient } from '#wasm/host/thread/client';
import { createThreadClient } from '../team-search.ts';

/** The thread for what is not the search of the team builder, which goes on meanwhile. */
export const secondThread: TeamClient = createThreadClient();

/**
 * Loads what a question needs and sends its lists ahead, in turns that let the page answer in between, and first of all show that it
 * was asked.
 */
export const lentAhead =
  <Request, Problem extends { readonly data: Omit<TeamData, 'chart'> }>(
    load: (request: Request, signal: AbortSignal) => Promise<Problem>,
  ) =>
  async (request: Request, signal: AbortSignal): Promise<Problem> => {
    await nextTask();
    const problem = await load(request, signal);
    const { cards, skills, characters, areaItems } = problem.data;
    if (!signal.aborted) await secondThread.lend({ cards, skills, characters, areaItems }, nextTask);
    return problem;
  };
