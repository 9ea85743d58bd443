import { useEffect, useEffectEvent } from 'react';
import { type DailyRecord, dailyResult, dayOfGame } from '#model/games/daily';
import type { GameName } from '#model/games/settings';
import { type GameView, useDaily } from '#src/actors/late/use-game.ts';

/** Keeps the first result of today's challenge. Returns the record of the challenge just played; null when it was not kept. */
export function useDailyOf(game: GameName, view: GameView, today: string): DailyRecord | null {
  const { records, add } = useDaily();
  const { status, settings, results } = view;
  const day = settings ? dayOfGame(game, settings) : null;
  const keep = useEffectEvent(() => {
    if (day !== null && day === today) add(dailyResult(game, day, results));
  });
  useEffect(() => {
    if (status === 'result') keep();
  }, [status]);
  const record = records[game];
  return status === 'result' && record?.day === day ? record : null;
}
