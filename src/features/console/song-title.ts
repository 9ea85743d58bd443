import { localised } from '#model/rules/localised';
import { useServers } from '../../kit/actors/use-servers.ts';
import { useSongs } from '../../kit/data/lists.ts';

/** The title of a song by its number; undefined where there is none, or not yet. */
export function useSongTitle(song: number): string | undefined {
  const { main, sub } = useServers();
  const title = useSongs().data?.byId.get(song)?.title;
  return title && localised(title, main, sub)?.value;
}
