import { ChevronRight } from 'lucide-react';
import type { CardView } from '#model/listing/views/card-view';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './order-strip.module.css';

interface Props {
  /** Cards in the order in which their skills start, 1–5. */
  readonly order: readonly CardView[];
  /** Whose skill comes sixth. */
  readonly encore: CardView | null;
}

/** The best order of the skills, the sixth activation marked as the encore. */
export function OrderStrip({ order, encore }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.room}>
      <ol className={styles.strip}>
        {order.map((card, i) => (
          <li key={card.id} className={styles.step}>
            {i > 0 && <ChevronRight size={14} aria-hidden="true" />}
            <CardThumb card={card} />
          </li>
        ))}
        {encore && (
          <li className={styles.step}>
            <ChevronRight size={14} aria-hidden="true" />
            <span className={styles.encore}>
              <CardThumb card={encore} />
              <span className={styles.tag}>{t('team.encore')}</span>
            </span>
          </li>
        )}
      </ol>
    </div>
  );
}
