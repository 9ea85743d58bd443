import type { PlayerOutcome, PlayerProfileRecord, PlayerQuery } from '#model/records/player-profile';
import type { PlayerFailureKind } from '#model/vocabulary/player-answers';
import type { ServerIndex } from '#model/vocabulary/servers';

export interface FoundPlayer {
  readonly query: PlayerQuery;
  readonly player: PlayerProfileRecord;
  /** When the game was asked, epoch milliseconds. */
  readonly readAtMs: number;
}

export interface PlayerFailure {
  readonly kind: PlayerFailureKind;
  /** Until it makes sense to try again; null when nobody said. */
  readonly retryAfterSeconds: number | null;
}

export interface PlayerContext {
  readonly query: PlayerQuery | null;
  /** The player of the query; kept when a refresh fails. */
  readonly found: FoundPlayer | null;
  readonly failure: PlayerFailure | null;
}

/** Input of the slot `ask`. */
export interface PlayerAsking {
  readonly query: PlayerQuery;
  /** What is known is not enough: ask the game anew. */
  readonly isRefresh: boolean;
}

export type PlayerCommand =
  /** `id` as it was typed. */
  | { readonly type: 'PLAYER.ASK'; readonly server: ServerIndex; readonly id: string }
  /** Asks for the same player again, after a failure as well. */
  | { readonly type: 'PLAYER.REFRESH' }
  /** Back to the empty page. */
  | { readonly type: 'PLAYER.CLEAR' };

export type PlayerEvent =
  | PlayerCommand
  | { readonly type: 'xstate.done.actor.ask'; readonly output: PlayerOutcome }
  | { readonly type: 'xstate.error.actor.ask'; readonly error: unknown };
