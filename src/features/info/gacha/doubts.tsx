import { type Doubt, doubtsOf } from '#model/gacha/doubts';
import type { Pool } from '#model/gacha/pool';
import type { GachaPayment } from '#model/records/gacha-details';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './gacha.module.css';

interface Props {
  readonly payments: readonly GachaPayment[];
  /** What can be drawn; null where it is not known. */
  readonly pool: Pool | null;
}

/** What the data leaves open of some ways to pull, each said once. */
export function Doubts({ payments, pool }: Props) {
  const { t } = useTranslation();
  const said = (doubt: Doubt): string =>
    doubt.kind === 'word' ? t('gacha.doubt.word', { word: doubt.word }) : t(`gacha.doubt.${doubt.kind}`);
  const texts = new Set(payments.flatMap((payment) => doubtsOf(payment, pool).map(said)));
  return [...texts].map((text) => (
    <p key={text} className={styles.note}>
      {text}
    </p>
  ));
}
