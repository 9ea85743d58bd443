import { useMemo } from 'react';
import { useSongReadings } from '#src/data/late-lists.ts';
import { withReading } from '../song-item.ts';
import type { SongGame } from '../use-songs-of-page.ts';

/** The songs of the page, found by how they are read as soon as that has come; many a dump lacks it. */
export function useReadSongs(game: SongGame): SongGame {
  const readings = useSongReadings().data?.byId;
  return useMemo(() => {
    if (!readings || readings.size === 0) return game;
    const items = game.items.map((item) => withReading(item, readings.get(item.id)?.reading));
    return { ...game, items };
  }, [game, readings]);
}
