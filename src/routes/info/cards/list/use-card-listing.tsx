import { useMemo } from 'react';
import { TILE_SHAPES } from '#model/listing/tile-shapes';
import { lexiconOfKinds } from '#model/search/lexicon';
import { serverIndex } from '#model/vocabulary/servers';
import { useSearchParam } from '#src/components/address-ahead.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { CARD_EXAMPLES } from '#src/parts/cards/card-examples.ts';
import { CARD_WORDS, type CardItem } from '#src/parts/cards/card-item.ts';
import { useCardFacets } from '#src/parts/cards/use-card-facets.tsx';
import { useCardSorts } from '#src/parts/cards/use-card-sorts.ts';
import type { CardGame } from '#src/parts/cards/use-cards-of-page.ts';
import { useEventPick } from '#src/parts/cards/use-event-pick.ts';
import type { Listing } from '#src/parts/listing/listing.ts';
import { PHONE_ROW, tileSizes } from '#src/parts/listing/tile-sizes.ts';
import { useCardColumns } from './use-card-columns.tsx';
import { useCardLooks } from './use-card-looks.tsx';
import { useCardTiles } from './use-card-tiles.tsx';

const LEXICON = lexiconOfKinds(CARD_WORDS);

const ROW = { width: 300, height: () => 72 };
const SIZES = {
  thumbs: tileSizes(TILE_SHAPES.cards),
  rows: { phone: PHONE_ROW, wide: ROW },
};

/** All that makes the list of cards (pages 3.13). */
export function useCardListing(game: CardGame): Listing<CardItem> {
  const { t } = useTranslation();
  const facets = useCardFacets(game);
  const event = useEventPick(game);
  const server = serverIndex(useSearchParam('server') ?? '');
  const sorts = useCardSorts(server);
  const looks = useCardLooks(game);
  const columns = useCardColumns(game, server, looks.viewOf);
  const tiles = useCardTiles(game, event, looks);
  const { items, spoilers } = game;
  return useMemo(
    () => ({
      ...{
        name: 'cards',
        title: t('page.cards'),
        lead: t('infoHub.cards'),
        placeholder: t('card.search', { example: 'kkr 4★, score 115%' }),
      },
      ...{ items, spoilers, facets, picks: event ? [event] : [], ranges: [] },
      ...{ sorts, columns, sizes: SIZES, lexicon: LEXICON, looks: looks.looks },
      ...tiles,
      examples: CARD_EXAMPLES.map(({ typed, meaning }) => ({ typed, meaning: t(meaning) })),
    }),
    [t, items, spoilers, facets, event, sorts, columns, looks, tiles],
  );
}
