import { ownershipOf, viewOf } from '#model/families/cards/family';
import type { CardItem } from '#model/families/cards/item';
import type { Context } from '#model/families/family';
import { memoize, memoizePerObject } from '#model/rules/once';
import { CardPicture, cardWords } from '#src/kit/card/card-thumb.tsx';
import type { PictureProps } from '#src/kit/list/family/family-listing.tsx';

/** Stands for the words of a card in those of a kind. */
const CARD = '\u0001';

/** What is said of a card in place of its picture, and whether the visitor has it. */
const wordsIn = memoizePerObject(({ words: { t }, mine }: Context) => {
  const wordsOf = cardWords(t);
  const marked = memoize((kind: 'owned' | 'missing' | 'excluded') =>
    t('card.markedAlt', { card: CARD, mine: t(`card.mineOf.${kind}`) }),
  );
  return (card: CardItem['view']): string => {
    const kind = ownershipOf(mine, card.id);
    return kind === null ? wordsOf(card) : marked(kind).replace(CARD, () => wordsOf(card));
  };
});

/** A card as its thumbnail, marked as owned or excluded. */
export function Picture(props: PictureProps<CardItem>) {
  const { item, context, look, size, isDecorative = false, isLate = false } = props;
  const mine = ownershipOf(context.mine, item.id);
  return (
    <CardPicture
      card={viewOf(item, context, look)}
      {...(size !== undefined && { size })}
      decorative={isDecorative}
      isLate={isLate}
      owned={mine === 'owned'}
      isExcluded={mine === 'excluded'}
      wordsOf={wordsIn(context)}
    />
  );
}
