import { Star } from 'lucide-react';
import { useMemo } from 'react';
import { type CardView, shownAs } from '#model/listing/views/card-view';
import { artKinds, cardArtPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { SERVERS } from '#model/vocabulary/servers';
import { useTranslation } from '#src/components/translation.tsx';
import type { CardItem } from '#src/parts/cards/card-item.ts';
import type { CardGame } from '#src/parts/cards/use-cards-of-page.ts';
import type { LookView } from '#src/parts/listing/listing.ts';

const NORMAL = 'normal';

/** Trained or first pictures of cards that have both; some have one of them alone. */
export interface CardLooks {
  readonly looks: LookView;
  readonly viewOf: (item: CardItem, look: string) => CardView;
  /** Address of the whole picture. */
  readonly artOf: (item: CardItem, look: string) => string;
}

export function useCardLooks({ main, sub }: CardGame): CardLooks {
  const { t } = useTranslation();
  const looks: LookView = useMemo(
    () => ({
      key: 'art',
      title: t('cards.training'),
      options: [
        {
          ...{ value: 'trained', label: t('card.artKind.after_training') },
          icon: <Star size={16} fill="currentColor" aria-hidden="true" />,
        },
        {
          ...{ value: NORMAL, label: t('card.artKind.normal') },
          icon: <Star size={16} aria-hidden="true" />,
        },
      ],
    }),
    [t],
  );
  const of = useMemo(() => {
    // The same view for the same card, or each filter would draw every tile anew.
    const known = new WeakMap<CardItem, CardView>();
    const normal = (item: CardItem): CardView => {
      const view = known.get(item) ?? shownAs(item.view, item.card, false, main, sub);
      known.set(item, view);
      return view;
    };
    return {
      viewOf: (item: CardItem, look: string) => (look === NORMAL ? normal(item) : item.view),
      artOf: ({ card }: CardItem, look: string) => {
        const server = SERVERS[localised(card.releasedAt, main, sub)?.server ?? main];
        return cardArtPath(server, card, artKinds(card).at(look === NORMAL ? 0 : -1) ?? NORMAL);
      },
    };
  }, [main, sub]);
  return useMemo(() => ({ looks, ...of }), [looks, of]);
}
