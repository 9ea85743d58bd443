import { useMemo } from 'react';
import type { CardView } from '#model/listing/views/card-view';
import { oncePer } from '#model/rules/once';
import { useCardWords } from '#src/components/card-thumb.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { CardGame } from './use-cards-of-page.ts';

/** What a card is to the visitor. */
export const OWNERSHIPS = ['owned', 'missing', 'excluded'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

type Mine = Pick<CardGame, 'owned' | 'excluded' | 'hasProfile'>;

/** What a card is in the profile in use; null without one. An excluded card is owned, too. */
export function ownershipOf({ owned, excluded, hasProfile }: Mine, id: number): Ownership | null {
  if (!hasProfile) return null;
  if (excluded.has(id)) return 'excluded';
  return owned.has(id) ? 'owned' : 'missing';
}

/** How a thumbnail shows it. */
export const marksOf = (mine: Ownership | null) => ({
  owned: mine === 'owned',
  isExcluded: mine === 'excluded',
});

/** Stands for the words of a card in those of a kind. */
const CARD = '\u0001';

/** What is said of a card, and whether the visitor has it. */
export function useMarkedWords({ owned, excluded, hasProfile }: Mine): (card: CardView) => string {
  const { t } = useTranslation();
  const wordsOf = useCardWords();
  return useMemo(() => {
    const kindOf = oncePer((mine: Ownership) =>
      t('card.markedAlt', { card: CARD, mine: t(`card.mineOf.${mine}`) }),
    );
    return (card) => {
      const mine = ownershipOf({ owned, excluded, hasProfile }, card.id);
      return mine === null ? wordsOf(card) : kindOf(mine).replace(CARD, () => wordsOf(card));
    };
  }, [t, wordsOf, owned, excluded, hasProfile]);
}
