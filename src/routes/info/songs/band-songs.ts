import { BAND_IDS } from '#model/listing/views/bands';
import type { SongView } from '#model/listing/views/song-view';

/** Where all songs of a song's band are: of a main band by the filter, of others by their name. */
export function bandSongsPath({ bandId, band }: Pick<SongView, 'bandId' | 'band'>): string {
  const query = BAND_IDS.includes(bandId) ? { band: String(bandId) } : { q: `"${band}"` };
  return `/info/songs?${new URLSearchParams(query)}`;
}
