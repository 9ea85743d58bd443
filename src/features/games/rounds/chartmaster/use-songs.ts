import { useMemo } from 'react';
import { type SongView, songViews } from '#model/listing/views/song-view';
import type { Lists } from '#model/records/list-readers';
import { useServers } from '#src/kit/actors/use-servers.ts';

/** Songs that can be the answer, in the words of the visitor's servers. */
export interface Songs {
  readonly view: (song: number) => SongView | null;
  readonly title: (song: number) => string;
}

export function useSongs({ songs, bands }: Pick<Lists, 'songs' | 'bands'>): Songs {
  const { main, sub } = useServers();
  return useMemo(() => {
    const views = songViews(songs, { bands, main, sub });
    return {
      view: (id) => views.get(id) ?? null,
      title: (id) => views.get(id)?.title ?? `#${id}`,
    };
  }, [songs, bands, main, sub]);
}
