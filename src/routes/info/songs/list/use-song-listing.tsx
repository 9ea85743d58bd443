import { useMemo } from 'react';
import { TILE_SHAPES } from '#model/listing/tile-shapes';
import { lexiconOfKinds } from '#model/search/lexicon';
import { useTranslation } from '#src/components/translation.tsx';
import type { Listing } from '#src/parts/listing/listing.ts';
import { PHONE_ROW, tileSizes } from '#src/parts/listing/tile-sizes.ts';
import { SONG_WORDS, type SongItem } from '../song-item.ts';
import type { SongGame } from '../use-songs-of-page.ts';
import { SONG_EXAMPLES } from './song-examples.ts';
import { SongRow } from './song-row.tsx';
import { SongTile } from './song-tile.tsx';
import { useAsked } from './use-asked.ts';
import { useReadSongs } from './use-read-songs.ts';
import { useSongColumns } from './use-song-columns.tsx';
import { useSongFacets } from './use-song-facets.tsx';
import { useSongRanges } from './use-song-ranges.ts';
import { useSongSorts } from './use-song-sorts.ts';

const LEXICON = lexiconOfKinds(SONG_WORDS);

const ROW = { width: 300, height: () => 84 };
const SIZES = {
  thumbs: tileSizes(TILE_SHAPES.songs),
  rows: { phone: PHONE_ROW, wide: ROW },
};

/** All that makes the list of songs (pages 3.13). */
export function useSongListing(unread: SongGame): Listing<SongItem> {
  const { t } = useTranslation();
  const game = useReadSongs(unread);
  const facets = useSongFacets(game);
  const ranges = useSongRanges(game);
  const { difficulty, server } = useAsked();
  const sorts = useSongSorts({ difficulty, server });
  const columns = useSongColumns(game, { difficulty, server });
  const { items, spoilers } = game;
  return useMemo(
    () => ({
      ...{
        name: 'songs',
        title: t('page.songs'),
        lead: t('infoHub.songs'),
        placeholder: t('songs.search', { example: 'roselia ex 27+' }),
      },
      ...{ items, spoilers, facets, ranges, picks: [], sorts, columns, sizes: SIZES, lexicon: LEXICON },
      tile: (item) => <SongTile item={item} difficulty={difficulty} />,
      row: (item) => <SongRow item={item} />,
      examples: SONG_EXAMPLES.map(({ typed, meaning }) => ({ typed, meaning: t(meaning) })),
    }),
    [t, items, spoilers, facets, ranges, sorts, columns, difficulty],
  );
}
