import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { STARS_PER_CAN } from '#model/plan/schedule';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CalculatorView } from '../../use-calculator.ts';
import { Days } from '../days/days.tsx';
import styles from '../eventcalculator.module.css';
import type { Plan } from '../plan.ts';
import { isPlanned } from '../plan.ts';
import type { Case } from '../use-case.ts';
import { Figures } from './figures.tsx';
import { LandingBlock } from './landing-block.tsx';
import { Share } from './share.tsx';

interface VerdictProps {
  readonly plan: Plan;
  readonly hasEnd: boolean;
}

const ICON = 18;

/** Whether the target can be reached, and at what price; money is never spent silently. */
function Verdict({ plan, hasEnd }: VerdictProps) {
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

/** Where the boosts of the plan come from, and what is bought for them. */
function BoostsBlock({ plan }: { readonly plan: Plan }) {
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

interface Props {
  readonly question: Case;
  readonly view: CalculatorView;
}

/** The last step leads to the answer. */
function useFocusOn(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(isWanted);
  useEffect(() => {
    if (isWanted && !was.current) heading.current?.focus();
    was.current = isWanted;
  }, [isWanted]);
  return heading;
}

/** What the target takes and when it is reached; nothing before that can be said. */
export function ResultPanel({ question, view }: Props) {
  const { t } = useTranslation();
  const { plan, end } = question;
  const heading = useFocusOn(view.step === 'results');
  return (
    <section id="results" className={styles.panel} aria-labelledby="results-title">
      <header className={styles.verdict}>
        <h2 id="results-title" ref={heading} tabIndex={-1} className="visually-hidden">
          {t('list.results')}
        </h2>
        {plan === null ? (
          <p className="muted">{t('eventCalculator.missing')}</p>
        ) : (
          <Verdict plan={plan} hasEnd={end !== null} />
        )}
      </header>
      {plan !== null && (
        <>
          <Figures question={question} plan={plan} />
          <Days question={question} plan={plan} />
          <BoostsBlock plan={plan} />
          <LandingBlock question={question} plan={plan} view={view} />
          <Reachable question={question} plan={plan} />
          <Share question={question} plan={plan} />
        </>
      )}
    </section>
  );
}

interface PlanProps {
  readonly question: Case;
  readonly plan: Plan;
}

/** What can still be reached, whatever the target is. */
function Reachable({ question, plan }: PlanProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { end, tier } = question;
  if (plan.reach === 'ended' || end === null) return null;
  const rows: [string, number][] = [
    [t('eventCalculator.still.all'), plan.most],
    [t('eventCalculator.still.free'), plan.mostFree],
  ];
  if (tier?.forecast) rows.push([t('eventCalculator.still.tier'), tier.forecast.final]);
  if (plan.surplus > 0) rows.push([t('eventCalculator.surplus'), plan.surplus]);
  return (
    <section className={styles.block} aria-labelledby="calculator-still">
      <h3 id="calculator-still">{t('eventCalculator.still.title')}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, points]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{integer(points)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
