import type { CardView } from '#model/listing/views/card-view';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './thumb-strip.module.css';

interface Props {
  readonly cards: readonly CardView[];
  /** Said when there are none. */
  readonly empty: string;
  readonly max?: number;
}

const SIDE = 32;

/** A few small pictures and how many more there are. */
export function ThumbStrip({ cards, empty, max = 4 }: Props) {
  const { t } = useTranslation();
  if (cards.length === 0) return <span className={styles.rest}>{empty}</span>;
  const hidden = cards.length - max;
  return (
    <span className={styles.strip}>
      {cards.slice(0, max).map((card) => (
        <CardThumb key={card.id} card={card} size={SIDE} />
      ))}
      {hidden > 0 && <span className={styles.rest}>{t('builder.cards.more', { count: hidden })}</span>}
    </span>
  );
}
