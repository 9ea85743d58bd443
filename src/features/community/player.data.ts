import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayerOutcome, PlayerProfileRecord, PlayerQuery } from '#model/records/player-profile';
import { readPlayerProfile } from '#model/records/read-player-profile';
import { playerId } from '#model/rules/player-id';
import type { PlayerFailureKind } from '#model/vocabulary/player-answers';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { callApi } from '../../kit/data/api/call.ts';
import type { CallFailure } from '../../kit/data/api/failures.ts';

/** Waits a while for fresh data, and however long (`GET player/{server}/{id}`). */
const FRESH_SOON = 2;
const FRESH = 3;

/** What a refusal means when looking for a player. */
const MEANINGS: Readonly<Record<string, PlayerFailureKind>> = {
  REQUEST_INVALID: 'invalid',
  ORIGIN_UNAVAILABLE: 'maintenance',
  UNAVAILABLE: 'busy',
  RATE_LIMITED: 'limited',
  REQUEST_TIMEOUT: 'timeout',
};

function outcomeOf(failure: CallFailure): PlayerOutcome {
  if (failure.kind !== 'refused')
    return { kind: failure.kind === 'timeout' ? 'timeout' : 'failed', retryAfterSeconds: null };
  const { code, retryAfter } = failure;
  return { kind: MEANINGS[code] ?? 'failed', retryAfterSeconds: retryAfter };
}

/** Asks the server for what a player shows. Never rejects, but when `signal` ends it. */
async function askPlayer(
  { server, id }: PlayerQuery,
  isRefresh: boolean,
  signal: AbortSignal,
): Promise<PlayerOutcome> {
  const number = Number(id);
  // The server knows no longer numbers, and a rounded one would be someone else's.
  if (!Number.isSafeInteger(number)) return { kind: 'notFound', retryAfterSeconds: null };
  const asked = { server: SERVERS[server], id: number, mode: isRefresh ? FRESH : FRESH_SOON };
  const result = await callApi('GET player/{server}/{id}', 'player', asked, signal);
  if (!result.isDone) return outcomeOf(result.failure);
  const player = readPlayerProfile(result.answer);
  if (player === null) return { kind: 'notFound', retryAfterSeconds: null };
  return { kind: 'found', player, readAtMs: result.answer.data.time };
}

export interface FoundPlayer {
  readonly query: PlayerQuery;
  readonly player: PlayerProfileRecord;
  /** When the game was asked, epoch milliseconds. */
  readonly readAtMs: number;
}

export interface PlayerFailure {
  readonly kind: PlayerFailureKind;
  /** Seconds before another try can succeed; null when unknown. */
  readonly retryAfterSeconds: number | null;
}

/** What is known of a player. A failed refresh keeps what was found, with its time. */
export interface PlayerAnswer {
  readonly found: FoundPlayer | null;
  readonly failure: PlayerFailure | null;
}

export function answerAfter(
  before: PlayerAnswer | undefined,
  query: PlayerQuery,
  outcome: PlayerOutcome,
): PlayerAnswer {
  if (outcome.kind !== 'found') {
    const { kind, retryAfterSeconds } = outcome;
    return { found: before?.found ?? null, failure: { kind, retryAfterSeconds } };
  }
  const { player, readAtMs } = outcome;
  return { found: { query, player, readAtMs }, failure: null };
}

const FAILED: PlayerOutcome = { kind: 'failed', retryAfterSeconds: null };
const INVALID: PlayerFailure = { kind: 'invalid', retryAfterSeconds: null };

export interface PlayerSearch {
  readonly isBusy: boolean;
  /** What to show; the last result while a refresh runs or after it failed. */
  readonly found: FoundPlayer | null;
  readonly failure: PlayerFailure | null;
  /** Asks for the same player again, after a failure as well. */
  readonly refresh: () => void;
  /** Reports an invalid number without asking the server. */
  readonly refuse: () => void;
}

/** The player of a number as typed, asked for when the page opens; an empty text asks for none. */
export function usePlayerSearch(server: ServerIndex, typed: string): PlayerSearch {
  const id = playerId(typed);
  const [refused, setRefused] = useState<string | null>(null);
  const place = `${server} ${typed}`;
  const queryKey = ['player', server, id];
  const { data, isFetching, refetch } = useQuery({
    queryKey,
    enabled: id !== null,
    // Leaving the page drops the answer, so the next visit asks the server.
    gcTime: 0,
    queryFn: async ({ signal, client }): Promise<PlayerAnswer> => {
      const query = { server, id: id ?? '' };
      const before = client.getQueryData<PlayerAnswer>(queryKey);
      const isRefresh = (before?.found ?? null) !== null;
      const outcome = await askPlayer(query, isRefresh, signal).catch(() => FAILED);
      signal.throwIfAborted();
      return answerAfter(before, query, outcome);
    },
  });
  const isInvalid = refused === place || (id === null && typed !== '');
  return {
    isBusy: isFetching,
    found: isInvalid ? null : (data?.found ?? null),
    failure: isInvalid ? INVALID : isFetching ? null : (data?.failure ?? null),
    refresh: () => {
      setRefused(null);
      if (id !== null) void refetch();
    },
    refuse: () => setRefused(place),
  };
}
