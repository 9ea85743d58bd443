import { pointsAt } from '#model/tracker/pace';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';
import type { TierNow } from '../use-tier.ts';

interface Props {
  /** The visitor's points. */
  readonly current: number;
  readonly tier: TierNow;
  /** Of one play. */
  readonly points: number;
}

/**
 * Ahead of a tier or behind it, in points and plays, each second: since its last reading it is taken to grow as forecast, which is said.
 * Nothing where nobody knows its points.
 */
export function PaceFigure({ current, tier, points }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const now = useNow();
  const expected = pointsAt(tier.forecast?.path ?? [], now);
  const there = expected === null ? tier.points : Math.floor(expected);
  if (there === null) return null;
  const ahead = current - there;
  const plays = integer(Math.ceil(Math.abs(ahead) / points));
  return (
    <div>
      <dt>{t('eventCalculator.against', { tier: integer(tier.tier) })}</dt>
      <dd>
        {ahead < 0 ? '−' : '+'}
        {integer(Math.abs(ahead))}
      </dd>
      <dd className={styles.note}>
        {t(`eventCalculator.${ahead < 0 ? 'playsBehind' : 'playsAhead'}`, { plays })}
      </dd>
      {expected !== null && <dd className={styles.note}>{t('eventCalculator.asForecast')}</dd>}
    </div>
  );
}
