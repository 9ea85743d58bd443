import { useEffect, useEffectEvent } from 'react';
import { type DailyRecord, dailyResult, dayOfGame } from '#model/games/daily';
import { versionOf } from '#model/games/pool';
import type { Playing } from '../play/use-play.ts';
import { type GameView, useDaily, useUnsent } from '../use-game.ts';

/**
 * Keeps the first result of the challenge of the day it was begun on, and what was played until the server has it. Returns the record
 * of the challenge just played; null when it was not kept.
 */
export function useDailyOf({ game, data }: Playing, view: GameView): DailyRecord | null {
  const { records, add } = useDaily();
  const { edit } = useUnsent();
  const { status, settings, results, rounds, begunOn, begunAt } = view;
  const day = settings ? dayOfGame(game, settings) : null;
  const record = records[game];
  const keep = useEffectEvent(() => {
    if (!settings || day === null || day !== begunOn) return;
    add(dailyResult(game, day, results));
    if (record && record.day >= day) return;
    const version = versionOf(game, data.lists, settings.server, day);
    edit({ kind: 'keep', play: { game, day, data: version, begunAt, rounds } });
  });
  useEffect(() => {
    if (status === 'result') keep();
  }, [status]);
  return status === 'result' && record?.day === day ? record : null;
}
