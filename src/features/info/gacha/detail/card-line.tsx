import { Link } from 'react-router';
import type { PoolCard } from '#model/gacha/pool';
import type { CardView } from '#model/listing/views/card-view';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Stars } from '../../cards/stars.tsx';
import styles from '../gacha.module.css';

interface Props {
  readonly cardId: number;
  /** Null for a card that the data does not know. */
  readonly view: CardView | null;
  readonly owned: boolean;
  /** Null where the data does not give its chance. */
  readonly chance: PoolCard['chance'] | null;
  readonly size: number;
}

/** A card that can be drawn, whether the visitor has it, and its chance. */
export function CardLine({ cardId, view, owned, chance, size }: Props) {
  const { t } = useTranslation();
  const { exactPercent, integer } = useFormat();
  return (
    <div className={styles.pickup}>
      {view && <CardThumb card={view} size={size} decorative owned={owned} />}
      <span className={styles.words}>
        {view && <Stars rarity={view.rarity} />}
        <Link to={`/info/cards/${cardId}`}>{view?.title ?? `#${cardId}`}</Link>
        {view && (
          <span className={`${styles.note} ${styles.person}`}>
            <BandMark bandId={view.bandId} size={16} label={view.band} />
            {view.character}
            {owned && ` · ${t('card.mineOf.owned')}`}
          </span>
        )}
      </span>
      {chance !== null && chance > 0 && (
        <span className={styles.chance}>
          <strong>{exactPercent(chance * 100)}</strong>
          <span className={styles.note}>{t('gacha.oneIn', { number: integer(Math.round(1 / chance)) })}</span>
        </span>
      )}
    </div>
  );
}
