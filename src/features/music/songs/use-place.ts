import { useMusic } from '../use-music.ts';
import { useSongNames } from './song-names.ts';

export interface SongPosition {
  readonly seconds: number;
  /** Of what plays; null where no one knows. */
  readonly length: number | null;
}

/** How far the song is that is heard. Before its sound says how long it is, the list does, but of whole songs only. */
export function usePlace(): SongPosition {
  const { song, seconds, length, version } = useMusic();
  const view = useSongNames()(song);
  const known = version === 'game' ? (view?.lengthSeconds ?? null) : null;
  return { seconds, length: song === null ? null : (length ?? known) };
}
