import { Link } from 'react-router';
import type { PoolCard } from '#model/gacha/pool';
import type { Copies } from '#model/gacha/run';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCardViews } from '../detail/use-drawn.ts';
import styles from './simulator.module.css';

export interface Drawn {
  /** Tells copies of the same card apart. */
  readonly key: number;
  readonly card: PoolCard;
  /** Copies of it. */
  readonly count: number;
}

/** The cards of a pull, one by one. */
export const oneByOne = (cards: readonly PoolCard[]): readonly Drawn[] =>
  cards.map((card, key) => ({ key, card, count: 1 }));

/** Each card once, with the number of its copies. */
export const together = (copies: readonly Copies[]): readonly Drawn[] =>
  copies.map((one) => ({ key: one.card.cardId, ...one }));

interface Props {
  readonly cards: readonly Drawn[];
  readonly size: number;
}

/** Cards that came, in their order, in rows of five: which are featured, and how many of each. */
export function DrawnCards({ cards, size }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const viewOf = useCardViews();
  return (
    <ul className={styles.cards}>
      {cards.map(({ card: { cardId, rarity, isPickup }, count, key }) => {
        const view = viewOf(cardId);
        return (
          <li key={key} data-featured={isPickup || undefined}>
            <Link to={`/info/cards/${cardId}`} className={styles.card}>
              {view ? (
                <CardThumb card={view} size={size} />
              ) : (
                `#${cardId} · ${t('card.stars', { count: rarity })}`
              )}
            </Link>
            {count > 1 && <strong>{`×${integer(count)}`}</strong>}
            {isPickup && <span className={styles.mark}>{t('gacha.simulate.featured')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
