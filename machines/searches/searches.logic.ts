import type { PlayerQuery } from '#model/records/player-profile';
import { asInteger, asList, asObject } from '#model/records/reading';
import { playerId } from '#model/rules/player-id';
import { isServerIndex } from '#model/vocabulary/servers';
import type { KeptValue } from '../kept/kept.types.ts';

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

export const MAX_SEARCHES = 8;
const MAX_NAME = 100;

const isSame = (one: FoundBefore, other: FoundBefore): boolean =>
  one.id === other.id && one.server === other.server;

function readPlayer(json: unknown): FoundBefore | null {
  const { server, id, name } = asObject(json);
  const index = asInteger(server);
  const digits = typeof id === 'string' ? playerId(id) : null;
  if (!isServerIndex(index) || digits === null || typeof name !== 'string') return null;
  return { server: index, id: digits, name: name.slice(0, MAX_NAME) };
}

/** The first of each player alone. */
function once(players: readonly FoundBefore[]): readonly FoundBefore[] {
  const first = players.filter((one, place) => players.findIndex((other) => isSame(one, other)) === place);
  return first.slice(0, MAX_SEARCHES);
}

function edited({ players }: Searches, edit: SearchesEdit): Searches {
  if (edit.kind === 'clear') return { players: [] };
  const player = readPlayer(edit.player);
  return player ? { players: once([player, ...players]) } : { players };
}

/** Reads the stored searches. Invalid entries are dropped. */
const readSearches = (json: unknown): Searches => ({
  players: once(asList(asObject(json).players, readPlayer)),
});

export const SEARCHES: KeptValue<Searches, SearchesEdit> = {
  key: 'settings/playerSearches',
  decode: readSearches,
  encode: ({ players }) => ({ players }),
  edit: edited,
};
