import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './change-chip.module.css';

interface Props {
  readonly change: number;
}

/** How much more or less than before, beside a number. */
export function ChangeChip({ change }: Props) {
  const { signed } = useFormat();
  const { t } = useTranslation();
  return (
    <span className={styles.chip} data-sign={Math.sign(change)} title={t('builder.result.change')}>
      {signed(change)} <span className="visually-hidden">{t('builder.result.change')}</span>
    </span>
  );
}
