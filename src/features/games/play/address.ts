import { decodeGame, encodeGame, type GameSettings } from '#model/games/settings';
import type { AddressCodec } from '#src/kit/address/use-address.ts';

/** The settings of a game as the address holds them: a link asks the same questions. */
export const GAME_ADDRESS: AddressCodec<GameSettings> = {
  decode: decodeGame,
  encode: (settings) => new URLSearchParams(encodeGame(settings).map(([name, text]) => [name, text])),
};
