import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type PlayerView, playerView } from '#machines/player/player.view';
import { useLate } from './use-late.ts';

export type { FoundPlayer, PlayerFailure } from '#machines/player/player.types';
export type { PlayerView };

/** The search for one player. Waits for its code. */
export function usePlayer(): PlayerView {
  const actor = useActorRef(useLate('player'));
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => playerView(snapshot, actor.send), [snapshot, actor]);
}
