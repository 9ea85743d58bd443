import { Star } from 'lucide-react';
import { Link } from 'react-router';
import type { PoolCard } from '#model/gacha/pool';
import { frameColor } from '#src/kit/card/card-marks.ts';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCardViews, useOwned } from '../detail/use-drawn.ts';
import { oneByOne } from './drawn-cards.tsx';
import { turnRanks } from './turn-order.ts';
import styles from './turned-cards.module.css';
import type { Turning } from './use-simulation.ts';

const IN_A_ROW = 5;

interface Props {
  /** Of the latest pull, in their order; none before the first one. */
  readonly cards: readonly PoolCard[];
  /** Null while all lie face up. */
  readonly turning: Turning | null;
  /** How many cards lie here at most, for all ways to pull: what stands below never moves. */
  readonly most: number;
}

/** The cards of the latest pull in rows of five. They turn one after the other; before the first pull as many backs lie there. */
export function TurnedCards({ cards, turning, most }: Props) {
  const owned = useOwned();
  const ranks = turnRanks(cards);
  const places = cards.length > 0 ? cards.length : most;
  return (
    <div
      className={styles.board}
      style={{ '--rows': Math.ceil(most / IN_A_ROW), '--columns': Math.min(IN_A_ROW, places) }}
      data-marks={owned.size > 0 ? 'two' : 'one'}
    >
      {cards.length === 0 ? (
        <div className={styles.cards} data-idle aria-hidden="true">
          {Array.from({ length: most }, (_, place) => place).map((place) => (
            <Back key={place} />
          ))}
        </div>
      ) : (
        <ul className={styles.cards} data-fresh aria-busy={turning !== null}>
          {oneByOne(cards).map(({ card, key: place }) => (
            <Turned
              key={place}
              card={card}
              isNew={owned.size > 0 && !owned.has(card.cardId)}
              isDown={turning !== null && (ranks[place] ?? 0) >= turning.turned}
              isHeld={turning?.isHeld === true && ranks[place] === turning.turned}
            />
          ))}
        </ul>
      )}
      {turning && (
        // Keys turn them by the button that pulled, which keeps the focus.
        <button
          type="button"
          className={styles.cover}
          tabIndex={-1}
          aria-hidden="true"
          onClick={turning.show}
        />
      )}
    </div>
  );
}

const Back = () => (
  <span className={styles.back} aria-hidden="true">
    <Star />
  </span>
);

interface TurnedProps {
  readonly card: PoolCard;
  readonly isNew: boolean;
  readonly isDown: boolean;
  /** It is rare and turns next. */
  readonly isHeld: boolean;
}

/** Its picture is there while it lies face down, so that it shows at once. */
function Turned({ card: { cardId, rarity, isPickup }, isNew, isDown, isHeld }: TurnedProps) {
  const { t } = useTranslation();
  const view = useCardViews()(cardId);
  return (
    <li
      data-down={isDown || undefined}
      data-held={isHeld || undefined}
      data-featured={isPickup || undefined}
      data-rarity={rarity}
      style={{ '--mark': frameColor({ rarity }) }}
    >
      <span className={styles.flip}>
        <Back />
        <span className={styles.front}>
          <Link to={`/info/cards/${cardId}`} className={styles.card}>
            {view ? <CardThumb card={view} /> : `#${cardId} · ${t('card.stars', { count: rarity })}`}
          </Link>
        </span>
      </span>
      {!isDown && isPickup && <b className={styles.mark}>{t('gacha.simulate.featured')}</b>}
      {!isDown && isNew && <span className={styles.mark}>{t('gacha.simulate.new')}</span>}
    </li>
  );
}
