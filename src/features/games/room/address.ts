import { GAMES, type GameName, type GameSettings } from '#model/games/settings';
import type { AddressCodec } from '#src/kit/address/use-address.ts';
import { GAME_ADDRESS } from '../play/address.ts';

/** The settings of a game, and which game they are of. */
export const ROOM_ADDRESS: AddressCodec<GameSettings & { readonly game: GameName }> = {
  decode: (params) => ({
    ...GAME_ADDRESS.decode(params),
    game: GAMES.find((one) => one === params.get('game')) ?? 'guesswho',
  }),
  encode: ({ game, ...settings }) => {
    const params = GAME_ADDRESS.encode(settings);
    params.set('game', game);
    return params;
  },
};
