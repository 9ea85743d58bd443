import type { PlayerQuery } from '#model/records/player-profile';
import { playerId } from '#model/rules/player-id';
import type { PlayerAsking, PlayerContext, PlayerEvent, PlayerFailure } from './player.types.ts';

export const initialContext = (): PlayerContext => ({ query: null, found: null, failure: null });

function queryIn(event: PlayerEvent): PlayerQuery | null {
  if (event.type !== 'PLAYER.ASK') return null;
  const id = playerId(event.id);
  return id === null ? null : { server: event.server, id };
}

export const isValid = (event: PlayerEvent): boolean => queryIn(event) !== null;

/** Same player again: what is shown stays until the answer is there. */
export function isSame({ query, found }: PlayerContext, event: PlayerEvent): boolean {
  const asked = queryIn(event);
  return found !== null && asked !== null && asked.id === query?.id && asked.server === query.server;
}

export const choose = (event: PlayerEvent): PlayerContext => ({ ...initialContext(), query: queryIn(event) });

export const refuse = (): PlayerContext => ({
  ...initialContext(),
  failure: { kind: 'invalid', retryAfterSeconds: null },
});

export const hasQuery = ({ query }: PlayerContext): boolean => query !== null;

export const isFound = (event: PlayerEvent): boolean =>
  event.type === 'xstate.done.actor.ask' && event.output.kind === 'found';

export function takeFound({ query }: PlayerContext, event: PlayerEvent): Partial<PlayerContext> {
  if (query === null || event.type !== 'xstate.done.actor.ask' || event.output.kind !== 'found') return {};
  const { player, readAtMs } = event.output;
  return { found: { query, player, readAtMs }, failure: null };
}

/** Whatever broke on the way counts as one failure. */
export function failureIn(event: PlayerEvent): { readonly failure: PlayerFailure } {
  if (event.type !== 'xstate.done.actor.ask' || event.output.kind === 'found')
    return { failure: { kind: 'failed', retryAfterSeconds: null } };
  const { kind, retryAfterSeconds } = event.output;
  return { failure: { kind, retryAfterSeconds } };
}

const NOBODY: PlayerQuery = { server: 0, id: '' };

/** Inputs of `ask`; there is always a query by then. */
export const searchOf = ({ context }: { context: PlayerContext }): PlayerAsking => ({
  query: context.query ?? NOBODY,
  isRefresh: false,
});
export const refreshOf = ({ context }: { context: PlayerContext }): PlayerAsking => ({
  query: context.query ?? NOBODY,
  isRefresh: true,
});
