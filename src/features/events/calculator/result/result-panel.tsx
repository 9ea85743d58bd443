import { useEffect, useRef } from 'react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CalculatorView } from '../../use-calculator.ts';
import { Days } from '../days/days.tsx';
import styles from '../eventcalculator.module.css';
import type { Plan } from '../plan.ts';
import type { Case } from '../use-case.ts';
import { BoostsBlock } from './boosts-block.tsx';
import { Figures } from './figures.tsx';
import { LandingBlock } from './landing-block.tsx';
import { Share } from './share.tsx';
import { Verdict } from './verdict.tsx';

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
