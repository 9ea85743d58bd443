import type { Context } from '#model/families/family';
import type { GachaItem } from '#model/families/gacha/item';
import { cardView } from '#model/listing/views/card-view';
import { isSpoiler } from '#model/rules/running';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { CardPicture, useCardWords } from '#src/kit/card/card-thumb.tsx';
import styles from './gacha.module.css';

interface Props {
  readonly item: GachaItem;
  readonly context: Context;
}

/** More stand in the words of the table. */
const MOST = 4;
const SIDE = 28;

/** The cards that a gacha features, without those that are not out yet where they are not to be seen. */
export function Faces({ item: { cards }, context: { lists, main, sub, now, mine } }: Props) {
  const wordsOf = useCardWords();
  const hides = usePreferences().spoilers === 'hidden';
  const shown = hides ? cards.filter(({ releasedAt }) => !isSpoiler(releasedAt, main, now)) : cards;
  if (shown.length === 0) return null;
  const { characters, bands } = lists;
  return (
    <span className={styles.faces} data-faces>
      {shown.slice(0, MOST).map((card) => (
        <CardPicture
          key={card.id}
          card={cardView(card, false, { characters, bands, main, sub })}
          size={SIDE}
          owned={mine.owned.has(card.id)}
          isLate
          wordsOf={wordsOf}
        />
      ))}
      {shown.length > MOST && <span>+{shown.length - MOST}</span>}
    </span>
  );
}
