import type { PlayerOutcome, PlayerQuery } from '#model/records/player-profile';
import { readPlayerProfile } from '#model/records/read-player-profile';
import type { PlayerFailureKind } from '#model/vocabulary/player-answers';
import { SERVERS } from '#model/vocabulary/servers';
import { callApi } from './api/call.ts';
import type { CallFailure } from './api/failures.ts';

/** Waits a while for fresh data, and however long (`GET player/{server}/{id}`). */
const FRESH_SOON = 2;
const FRESH = 3;

/** What a refusal means to whoever looks for a player. */
const MEANINGS: Readonly<Record<string, PlayerFailureKind>> = {
  NOT_FOUND: 'notFound',
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
export async function askPlayer(
  { server, id }: PlayerQuery,
  isRefresh: boolean,
  signal: AbortSignal,
): Promise<PlayerOutcome> {
  const number = Number(id);
  // The server knows no longer numbers, and a rounded one would be somebody else's.
  if (!Number.isSafeInteger(number)) return { kind: 'notFound', retryAfterSeconds: null };
  const asked = { server: SERVERS[server], id: number, mode: isRefresh ? FRESH : FRESH_SOON };
  const result = await callApi('GET player/{server}/{id}', 'player', asked, signal);
  if (!result.isDone) return outcomeOf(result.failure);
  const player = readPlayerProfile(result.answer);
  if (player === null) return { kind: 'notFound', retryAfterSeconds: null };
  return { kind: 'found', player, readAtMs: result.answer.data.time };
}
