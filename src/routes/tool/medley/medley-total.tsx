import type { MedleyAnswer } from '#model/compute/medley';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from './medley.module.css';

interface Props {
  readonly answer: MedleyAnswer;
}

/** The sum of the three scores, and what it is made of. */
export function MedleyTotal({ answer: { teams, total } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const sum = (part: 'min' | 'max') => teams.reduce((so, { score }) => so + score[part], 0);
  return (
    <section className={styles.total} aria-label={t('builder.medley.total')}>
      <h3 className={styles.label}>{t('builder.medley.total')}</h3>
      <p className={styles.sum}>{format.integer(total ?? 0)}</p>
      <div className={styles.shares} aria-hidden="true">
        {teams.map(({ cards, score }, place) => (
          <span key={cards.join()} style={{ '--share': score.average }} data-place={place} />
        ))}
      </div>
      <p className={styles.facts}>
        {teams.map(({ score }) => format.integer(score.average)).join(' + ')}
        {' · '}
        {t('score.min')} {format.integer(sum('min'))}
        {' · '}
        {t('score.max')} {format.integer(sum('max'))}
      </p>
    </section>
  );
}
