import { BAND_IDS } from '../listing/views/bands.ts';
import type { SongView } from '../listing/views/song-view.ts';

/** The list of a band's songs: main bands by the filter, other bands by a search for their name. */
export function bandSongsPath({ bandId, band }: Pick<SongView, 'bandId' | 'band'>): string {
  const query = BAND_IDS.includes(bandId) ? `band=${bandId}` : `q=${encodeURIComponent(`"${band}"`)}`;
  return `/info/songs?${query}`;
}
