import type { PowerParts } from '#model/compute/team';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './power-bar.module.css';

interface Props {
  readonly power: number;
  readonly parts: PowerParts;
  /** Spoken name; total power when left out. */
  readonly label?: string;
}

const PARTS = ['cards', 'areaItems', 'event'] as const;

/** A team's power as one bar of what it is made of. */
export function PowerBar({ power, parts, label }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = PARTS.filter((part) => parts[part] > 0);
  return (
    <section className={styles.power} aria-label={label ?? t('power.title')}>
      <header className={styles.head}>
        <h3>{t('power.title')}</h3>
        <strong>{format.integer(power)}</strong>
      </header>
      <div className={styles.bar} aria-hidden="true">
        {shown.map((part) => (
          <span key={part} data-part={part} style={{ '--share': parts[part] }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown.map((part) => (
          <li key={part}>
            <span className={styles.dot} data-part={part} aria-hidden="true" />
            {t(`power.${part}`)} <b>{format.integer(parts[part])}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
