import type { MutationCacheNotifyEvent, Query, QueryClient } from '@tanstack/react-query';
import { type AppActor, machineOf } from '#machines/app/app.view';
import type { CallOutcome } from '../../kit/data/api/call.ts';
import { RefusedQuery } from '../../kit/data/api/failures.ts';
import { Absence, DataFailure } from '../../kit/data/failure.ts';

/** The friendly name of what a query loads, else what it is asked for by (reference R43). */
const nameOf = ({ state, queryKey }: Query): string =>
  state.error instanceof DataFailure ? state.error.dataName : queryKey.join('/');

/** Not a failure of the network: the server refuses, or does not have it. The page says so itself, and another try changes nothing. */
const isAnswer = (error: unknown): boolean => error instanceof RefusedQuery || error instanceof Absence;

const failedQueries = (queries: QueryClient): readonly Query[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error' && !isAnswer(state.error));

/** Asks again for the failed ones of these names; the names that failed again. */
export async function retryQueries(
  queries: QueryClient,
  names: readonly string[],
): Promise<readonly string[]> {
  const failed = failedQueries(queries).filter((query) => names.includes(nameOf(query)));
  await Promise.allSettled(failed.map((query) => query.fetch()));
  const still = failedQueries(queries).map(nameOf);
  return names.filter((name) => still.includes(name));
}

/** The name of what a visitor's call did not reach; a refusal is an answer, which the page shows itself. */
function lostCall(event: MutationCacheNotifyEvent): string | null {
  if (event.type !== 'updated' || event.action.type !== 'success') return null;
  const result = event.action.data as CallOutcome | undefined;
  return result?.isDone === false && result.failure.kind !== 'refused' ? result.dataName : null;
}

/** Notifies the machines how many requests are in flight and what failed. The function returned ends it. */
export function feedQueries(app: AppActor, queries: QueryClient): () => void {
  const navigation = machineOf(app, 'navigation');
  const requests = machineOf(app, 'requests');
  const names = new Map<string, string>();
  let counted = 0;
  const count = () => {
    const inFlight = queries.isFetching() + queries.isMutating();
    if (inFlight === counted) return;
    counted = inFlight;
    navigation.send({ type: 'TRAFFIC.COUNTED', requests: inFlight });
  };
  const endQueries = queries.getQueryCache().subscribe((event) => {
    count();
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error') {
      if (isAnswer(query.state.error)) return;
      names.set(query.queryHash, nameOf(query));
      requests.send({ type: 'REQUEST.FAILED', name: nameOf(query) });
    } else if (action.type === 'success') {
      const name = names.get(query.queryHash);
      if (name !== undefined) requests.send({ type: 'REQUEST.RECOVERED', name });
      names.delete(query.queryHash);
    }
  });
  const endMutations = queries.getMutationCache().subscribe((event) => {
    count();
    const name = lostCall(event);
    if (name !== null) requests.send({ type: 'REQUEST.FAILED', name });
  });
  return () => {
    endQueries();
    endMutations();
  };
}
