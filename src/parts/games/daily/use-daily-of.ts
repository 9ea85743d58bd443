import { useEffect, useEffectEvent } from 'react';
import { type DailyRecord, dailyResult, dayOfGame } from '#model/games/daily';
import type { GameName } from '#model/games/settings';
import { type GameView, useDaily } from '#src/actors/late/use-game.ts';

/** Keeps the first result of the challenge of the day it was begun on. Returns the record of the challenge just played; null when it was not kept. */
export function useDailyOf(game: GameName, view: GameView): DailyRecord | null {
  const { records, add } = useDaily();
  const { status, settings, results, begunOn } = view;
  const day = settings ? dayOfGame(game, settings) : null;
  const keep = useEffectEvent(() => {
    if (day !== null && day === begunOn) add(dailyResult(game, day, results));
  });
  useEffect(() => {
    if (status === 'result') keep();
  }, [status]);
  const record = records[game];
  return status === 'result' && record?.day === day ? record : null;
}
