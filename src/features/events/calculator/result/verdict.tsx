import { Check, CircleAlert } from 'lucide-react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';
import { isPlanned, type Plan } from '../plan.ts';

interface Props {
  readonly plan: Plan;
  readonly hasEnd: boolean;
}

const ICON = 18;

/** Whether the target can be reached, and at what price; money is never spent silently. */
export function Verdict({ plan, hasEnd }: Props) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const { reach } = plan;
  const isGood = reach === 'reached' || isPlanned(plan);
  const said = hasEnd || reach === 'reached' ? (reach === 'priced' && isGood ? 'bought' : reach) : 'noEnd';
  const Icon = isGood ? Check : CircleAlert;
  const isFree = reach === 'reachable' || reach === 'priced';
  const points = integer(isFree ? plan.mostFree : plan.most);
  return (
    <div className={styles.verdictLine}>
      <p className={styles.said} data-good={isGood || undefined} role="status">
        <Icon size={ICON} aria-hidden="true" />
        {t(`eventCalculator.reach.${said}`, { points, stars: integer(plan.stars) })}
      </p>
      {isPlanned(plan) && plan.room > 0 && (
        <span className="muted">
          {t('eventCalculator.usesTime', { percent: percent(Math.ceil((plan.plays * 100) / plan.room)) })}
        </span>
      )}
    </div>
  );
}
