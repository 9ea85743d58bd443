import { isDay } from '#model/games/day';
import type { PlayedRound } from '#model/games/play';
import { GAMES, type GameName } from '#model/games/settings';
import { asObject } from '#model/records/reading';
import type { KeptValue } from '../kept/kept.types.ts';

/** A challenge of a day that the server has not got yet. */
export interface UnsentDaily {
  readonly game: GameName;
  readonly day: string;
  /** The version of the data that its questions were made of. */
  readonly data: string;
  /** Epoch milliseconds */
  readonly begunAt: number;
  readonly rounds: readonly PlayedRound[];
}

/** At most one of each game. */
export interface Unsent {
  readonly plays: readonly UnsentDaily[];
}

export type UnsentEdit =
  | { readonly kind: 'keep'; readonly play: UnsentDaily }
  /** It was sent, or never can be. */
  | { readonly kind: 'drop'; readonly play: UnsentDaily };

/** Rounds are as they were kept: the server looks at them. */
function readPlay(json: unknown): readonly UnsentDaily[] {
  const { day, data, begunAt, rounds, ...rest } = asObject(json);
  const game = GAMES.find((one) => one === rest.game);
  if (!game || typeof day !== 'string' || !isDay(day)) return [];
  if (typeof data !== 'string' || typeof begunAt !== 'number' || !Array.isArray(rounds)) return [];
  return [{ game, day, data, begunAt, rounds: rounds as PlayedRound[] }];
}

function readUnsent(json: unknown): Unsent {
  const { plays } = asObject(json);
  return { plays: Array.isArray(plays) ? plays.flatMap(readPlay) : [] };
}

/** What a member played before logging in, or without a connection. */
export const UNSENT: KeptValue<Unsent, UnsentEdit> = {
  key: 'games/unsent',
  decode: readUnsent,
  encode: (unsent) => unsent,
  edit: ({ plays }, { kind, play }) => {
    const others = plays.filter(({ game }) => game !== play.game);
    return { plays: kind === 'keep' ? [...others, play] : others };
  },
};
