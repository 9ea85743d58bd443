import { useMemo } from 'react';
import type { BandRecord } from '#model/records/band';
import { isSpoiler } from '#model/rules/running';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useNow } from '#src/actors/time/use-clock.ts';
import { usePreferences } from '#src/actors/use-preferences.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { useBands, useSongs } from '#src/data/lists.ts';
import { type SongItem, songItem } from './song-item.ts';

/** What the pages of songs stand on, in the words of the visitor's servers. */
export interface SongGame {
  readonly items: readonly SongItem[];
  /** With those that the visitor does not want to see before they are out. */
  readonly all: readonly SongItem[];
  /** How many are not out yet on the main server, shown or not. */
  readonly spoilers: number;
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

export interface SongGameState {
  /** Null while something is on its way or failed. */
  readonly game: SongGame | null;
  readonly failure: Error | null;
  readonly retry: () => void;
}

const HOUR_MS = 3_600_000;

export function useSongsOfPage(): SongGameState {
  const [songs, bands] = [useSongs(), useBands()];
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  const all = useMemo(() => {
    if (!songs.data || !bands.data || now === 0) return null;
    const sources = { bands: bands.data.byId, main, sub, now };
    return [...songs.data.byId.values()].map((song) => songItem(song, sources));
  }, [songs.data, bands.data, main, sub, now]);
  const game = useMemo(() => {
    if (!all || !bands.data) return null;
    const out = all.filter(({ song }) => !isSpoiler(song.publishedAt, main, now));
    const items = hides ? out : all;
    return { items, all, spoilers: all.length - out.length, bands: bands.data.byId, main, sub };
  }, [all, bands.data, hides, main, sub, now]);
  const failed = [songs, bands].find(({ data, error }) => data === undefined && error);
  return { game, failure: failed?.error ?? null, retry: () => void failed?.refetch() };
}
