import { songView } from '#model/listing/views/song-view';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useBands, useSongs } from '#src/kit/data/lists.ts';

/** The title of a song of the game; null without one and until the songs have come. */
export function useSongTitle(id: number | null): string | null {
  const record = useSongs().data?.byId.get(id ?? Number.NaN);
  const bands = useBands().data?.byId;
  const { main, sub } = useServers();
  return record ? songView(record, { bands: bands ?? new Map(), main, sub }).title : null;
}
