import { useMemo } from 'react';
import { type SongView, songView } from '#model/listing/views/song-view';
import type { RecordList } from '#model/records/list-readers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useLists } from '#src/kit/data/lists.ts';

const NEEDED: readonly RecordList[] = ['songs', 'bands'];

/** Songs by their numbers, as rows show them; null while they are not known, and for numbers that no song has. */
export function useSongNames(): (song: number | null) => SongView | null {
  const { lists } = useLists(NEEDED);
  const { main, sub } = useServers();
  return useMemo(() => {
    const { songs, bands } = lists;
    const made = new Map<number, SongView>();
    return (id) => {
      const song = id === null ? undefined : songs.get(id);
      if (!song) return null;
      const known = made.get(song.id) ?? songView(song, { bands, main, sub });
      made.set(song.id, known);
      return known;
    };
  }, [lists, main, sub]);
}

/** A song that no list names still has its number. */
export const titleOf = (view: SongView | null, song: number): string => view?.title ?? `#${song}`;
