import { Image } from 'lucide-react';
import { useMemo } from 'react';
import type { Chosen } from '#model/listing/facets';
import { oncePer } from '#model/rules/once';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { CardItem } from '#src/parts/cards/card-item.ts';
import { ownershipOf, useMarkedWords } from '#src/parts/cards/ownership.ts';
import type { CardGame } from '#src/parts/cards/use-cards-of-page.ts';
import type { Listing, PickView } from '#src/parts/listing/listing.ts';
import { tileSizes } from '#src/parts/listing/tile-sizes.ts';
import { ArtTile } from './art-tile.tsx';
import { CardRow } from './card-row.tsx';
import { CardTile } from './card-tile.tsx';
import type { CardLooks } from './use-card-looks.tsx';

const ARTS = tileSizes({ phone: 150, wide: 260, ratio: 5 / 8, lines: 58 });

/** What a card looks like in each view but the table; `event` tells its bonus. */
export function useCardTiles(
  game: CardGame,
  event: PickView<CardItem> | null,
  { viewOf, artOf }: CardLooks,
): Required<Pick<Listing<CardItem>, 'tile' | 'row' | 'views'>> {
  const { t } = useTranslation();
  const { integer, percent, signedPercent } = useFormat();
  const { owned, excluded, hasProfile } = game;
  const wordsOf = useMarkedWords(game);
  return useMemo(() => {
    const bonusOf = (item: CardItem, chosen: Chosen): string | null => {
      const id = chosen.event?.[0];
      return id === undefined || !event ? null : signedPercent(event.shareOf(id)(item) ?? 0);
    };
    const props = (item: CardItem, chosen: Chosen, look: string) => ({
      view: viewOf(item, look),
      mine: ownershipOf({ owned, excluded, hasProfile }, item.id),
      bonus: bonusOf(item, chosen),
    });
    const skillOf = oncePer((worth: number) => t('cards.skillOfCard', { percent: percent(worth) }));
    const factsOf = ({ id, power, skill }: CardItem): string =>
      [
        `#${id}`,
        t('card.powerOf', { power: integer(power) }),
        ...(skill ? [skillOf(skill.unifiedPercent ?? skill.percent)] : []),
      ].join(' · ');
    return {
      tile: (item, chosen, look) => <CardTile {...props(item, chosen, look)} wordsOf={wordsOf} />,
      row: (item, chosen, look) => (
        <CardRow {...props(item, chosen, look)} facts={factsOf(item)} wordsOf={wordsOf} />
      ),
      views: [
        {
          ...{ key: 'art', label: t('card.art'), icon: <Image size={18} aria-hidden="true" />, sizes: ARTS },
          tile: (item, chosen, look) => <ArtTile {...props(item, chosen, look)} art={artOf(item, look)} />,
        },
      ],
    };
  }, [t, integer, percent, signedPercent, wordsOf, owned, excluded, hasProfile, event, viewOf, artOf]);
}
