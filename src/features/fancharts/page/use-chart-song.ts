import { useMemo } from 'react';
import { type SongView, songView } from '#model/listing/views/song-view';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useBands, useSongs } from '#src/kit/data/lists.ts';

/** The song of the game that a chart is for; null for others, and until the songs have come. */
export function useChartSong({ song }: Pick<Post, 'song'>): SongView | null {
  const id = song?.type === 'bandori' ? song.id : null;
  const known = useSongs().data?.byId;
  const bands = useBands().data?.byId;
  const { main, sub } = useServers();
  const record = id === null ? undefined : known?.get(id);
  return useMemo(
    () => (record ? songView(record, { bands: bands ?? new Map(), main, sub }) : null),
    [record, bands, main, sub],
  );
}
