import { fromPromise } from 'xstate';
import { playerMachine } from '#machines/player/player.machine';
import type { PlayerAsking } from '#machines/player/player.types';
import type { PlayerLogic } from '#machines/player/player.view';
import type { PlayerOutcome } from '#model/records/player-profile';
import { askPlayer } from '#src/data/player.ts';

/** The machine of the player search with every slot filled. */
export const player: PlayerLogic = playerMachine.provide({
  actors: {
    ask: fromPromise<PlayerOutcome, PlayerAsking>(({ input, signal }) =>
      askPlayer(input.query, input.isRefresh, signal),
    ),
  },
});
