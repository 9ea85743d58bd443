import type { PlayerQuery } from '#model/records/player-profile';

/** A player who was found, and their name then. */
export interface FoundBefore extends PlayerQuery {
  readonly name: string;
}

/** Players whom a visitor found, the latest first. */
export interface Searches {
  readonly players: readonly FoundBefore[];
}

export type SearchesEdit =
  /** Puts a player first; the oldest one goes when there are too many. */
  { readonly kind: 'add'; readonly player: FoundBefore } | { readonly kind: 'clear' };
