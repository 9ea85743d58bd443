import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnswerOf, KnownEndpoint, RequestOf } from '#model/contract/endpoints';
import type { LineKey } from '#model/tracker/lines';
import type { Sample } from '#model/tracker/pace';
import type { ServerIndex } from '#model/vocabulary/servers';
import { MINUTE_MS, SECOND_MS } from '#model/vocabulary/time';
import type { CallName } from '../../kit/data/api/call.ts';
import { RefusedQuery } from '../../kit/data/api/failures.ts';
import { queryApi } from '../../kit/data/api/queries.ts';
import { DataFailure } from '../../kit/data/failure.ts';

/** A tier of an event on a server. */
export interface TrackedTier extends LineKey {
  readonly server: ServerIndex;
}

export type ServedForecast = AnswerOf<'GET tracker/forecast'>;
/** What is foretold of one tier; all points whole. */
export type ServedTierForecast = ServedForecast['tiers'][number];

const TRACKER = 'tracker';
/** The server itself reads no more often. */
export const ANEW_MS = 30 * SECOND_MS;
/** What was read a moment ago is not asked for again when a page opens. */
const FRESH_MS = 20 * SECOND_MS;
/** Curves of a whole event are no finer than this. */
const TOP_SPACING_MS = 30 * MINUTE_MS;

/** A site whose origin is down has trouble of its own: nothing that visitors did was refused. @throws Refusal or DataFailure */
async function queryTracker<K extends KnownEndpoint>(
  name: K,
  dataName: CallName<K>,
  request: RequestOf<K> & object,
  signal: AbortSignal,
): Promise<AnswerOf<K>> {
  try {
    return await queryApi(name, dataName, request, signal);
  } catch (error) {
    const isDown = error instanceof RefusedQuery && error.refused.code === 'ORIGIN_UNAVAILABLE';
    throw isDown ? new DataFailure(dataName, 'server', error) : error;
  }
}

const eventKey = (server: number, event: number | null) => [TRACKER, server, event] as const;

const cutoffsQuery = ({ server, event, tier }: TrackedTier) =>
  queryOptions({
    queryKey: [...eventKey(server, event), 'cutoffs', tier] as const,
    queryFn: async ({ signal }): Promise<readonly Sample[]> =>
      (await queryTracker('GET tracker/data', 'cutoffs', { server, event, tier }, signal)).cutoffs,
  });

/** Points of a tier, the earliest first; none where no one tracks it. Without an event nothing is asked for. */
export const useCutoffs = (server: ServerIndex, event: number | null, tier: number) =>
  useQuery({ ...cutoffsQuery({ server, event: event ?? 0, tier }), enabled: event !== null });

const dataOf = (results: readonly { readonly data: readonly Sample[] | undefined }[]) =>
  results.map(({ data }) => data);

/** The same of several tiers, in their order; undefined while they are on their way and where they do not come. */
export const useManyCutoffs = (tiers: readonly TrackedTier[]): readonly (readonly Sample[] | undefined)[] =>
  useQueries({ queries: tiers.map(cutoffsQuery), combine: dataOf });

/** The ten best over the event by points (`mid` 0) or by their score on a song. */
export const useTopPlayers = (server: ServerIndex, event: number | null, mid: number) =>
  useQuery({
    queryKey: [...eventKey(server, event), 'top', mid],
    queryFn:
      event === null
        ? skipToken
        : ({ signal }) => {
            const request = { server, event, mid, interval: TOP_SPACING_MS };
            return queryTracker('GET eventtop/data', 'topPlayers', request, signal);
          },
  });

/** Where the tiers of an event will end. */
export const useForecast = (server: ServerIndex, event: number | null) =>
  useQuery({
    queryKey: [...eventKey(server, event), 'forecast'],
    queryFn:
      event === null
        ? skipToken
        : ({ signal }) => queryTracker('GET tracker/forecast', 'forecast', { server, event }, signal),
  });

/**
 * Reloads what the page shows of an event, of `tier` first.
 * @returns when the last sample of the tier was taken; null where there is none
 * @throws Refusal or DataFailure
 */
export async function refreshTracker(queries: QueryClient, place: TrackedTier): Promise<number | null> {
  const own = cutoffsQuery(place);
  const samples = await queries.fetchQuery({ ...own, staleTime: FRESH_MS });
  const [, , , , tier] = own.queryKey;
  void refetchOld(queries, place, (kind, which) => !(kind === 'cutoffs' && which === tier));
  return samples.at(-1)?.time ?? null;
}

/** Reloads what a page shows of an event, unless it just came. */
const refetchOld = (
  queries: QueryClient,
  { server, event }: Pick<TrackedTier, 'server' | 'event'>,
  isWanted: (kind: unknown, which: unknown) => boolean = () => true,
): Promise<void> =>
  queries.refetchQueries({
    queryKey: eventKey(server, event),
    type: 'active',
    predicate: ({ queryKey: [, , , kind, which], state }) =>
      isWanted(kind, which) && (state.isInvalidated || Date.now() - state.dataUpdatedAt > FRESH_MS),
  });

/** Keeps what a page shows of a running event up to date. */
export function useRefetching(server: ServerIndex, event: number, isRunning: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) void refetchOld(queries, { server, event });
    }, ANEW_MS);
    return () => clearInterval(timer);
  }, [queries, server, event, isRunning]);
}

/** The event has new samples: what is known of it is old. */
export const outdate = (queries: QueryClient, server: number, event: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: eventKey(server, event), refetchType: 'none' });
