import type { TeamClient } from '#wasm/host/thread/client';
import { createThreadClient } from '../team-search.ts';

/** The thread for what is not the search of the team builder, which goes on meanwhile. */
export const secondThread: TeamClient = createThreadClient();
