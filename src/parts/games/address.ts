import { decodeGame, encodeGame, GAMES, type GameName, type GameSettings } from '#model/games/settings';
import type { AddressCodec } from '#src/components/use-address.ts';

/** The settings of a game as the address holds them: a link asks the same questions. */
export const GAME_ADDRESS: AddressCodec<GameSettings> = {
  decode: decodeGame,
  encode: (settings) => new URLSearchParams(encodeGame(settings).map(([name, text]) => [name, text])),
};

/** With the game itself, where an address does not name it already. */
export const ROOM_ADDRESS: AddressCodec<GameSettings & { readonly game: GameName }> = {
  decode: (params) => ({
    ...decodeGame(params),
    game: GAMES.find((one) => one === params.get('game')) ?? 'guesswho',
  }),
  encode: ({ game, ...settings }) => {
    const params = GAME_ADDRESS.encode(settings);
    params.set('game', game);
    return params;
  },
};
