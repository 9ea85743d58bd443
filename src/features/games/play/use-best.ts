import { useEffect, useEffectEvent } from 'react';
import { bestKey, bestOf } from '#model/games/bests';
import { type GameView, useBests } from '../use-game.ts';
import type { Playing } from './use-play.ts';

/** The most points with the settings as they are; keeps what a game came to where it is more. Null before the first. */
export function useBest({ game, begun }: Playing, { status, settings, total }: GameView): number | null {
  const { bests, add } = useBests();
  const keep = useEffectEvent(() => {
    if (settings) add({ key: bestKey(game, settings), points: total });
  });
  useEffect(() => {
    if (status === 'result') keep();
  }, [status]);
  return begun && bestOf(bests, bestKey(game, begun));
}
