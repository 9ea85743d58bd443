import { BAND_IDS } from '#src/components/bands.ts';
import type { SongView } from '#src/components/song-view.ts';

/** Where all songs of a song's band are: of a main band by the filter, of others by their name. */
export function bandSongsPath({ bandId, band }: Pick<SongView, 'bandId' | 'band'>): string {
  const query = BAND_IDS.includes(bandId) ? { band: String(bandId) } : { q: `"${band}"` };
  return `/info/songs?${new URLSearchParams(query)}`;
}
