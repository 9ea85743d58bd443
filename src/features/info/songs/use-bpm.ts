import { useCallback } from 'react';
import type { SongRecord } from '#model/records/song';
import { useFormat } from '#src/kit/text/format.ts';

/** How fast a song is, as one number or as its lowest and highest; null where the data does not say. */
export function useBpm(): (bpm: SongRecord['bpm']) => string | null {
  const { decimal } = useFormat();
  return useCallback((bpm) => bpm && [...new Set(bpm.map((value) => decimal(value)))].join('–'), [decimal]);
}
