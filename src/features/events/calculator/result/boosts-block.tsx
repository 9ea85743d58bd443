import { STARS_PER_CAN } from '#model/plan/schedule';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';
import type { Plan } from '../plan.ts';

/** Where the boosts of the plan come from, and what is bought for them. */
export function BoostsBlock({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { boosts } = plan.schedule;
  if (boosts.used === 0) return null;
  const sources = [
    ...(boosts.fromFestival > 0 ? ([['fromFestival', boosts.fromFestival]] as const) : []),
    ['regrown', boosts.regrown],
    ['fromStock', boosts.fromStock],
    ['fromCans', boosts.fromCans],
  ] as const;
  const costs = [
    ['opened', boosts.cansOpened],
    ['bought', boosts.cansBought],
    ['stars', boosts.cansBought * STARS_PER_CAN],
  ] as const;
  return (
    <section className={styles.block} aria-labelledby="calculator-boosts">
      <header className={styles.blockHead}>
        <h3 id="calculator-boosts">{t('eventCalculator.boosts')}</h3>
        <b>{integer(boosts.used)}</b>
      </header>
      <div className={styles.parts} aria-hidden="true">
        {sources.map(([source, count]) => (
          <span key={source} data-part={source} style={{ '--share': count / boosts.used }} />
        ))}
      </div>
      <dl className={styles.legend}>
        {sources.map(([source, count]) => (
          <div key={source} data-part={source}>
            <dt>{t(`eventCalculator.${source}`)}</dt>
            <dd>{integer(count)}</dd>
          </div>
        ))}
        {costs.map(([cost, count]) => (
          <div key={cost}>
            <dt>{t(`eventCalculator.${cost}`)}</dt>
            <dd>{integer(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
