import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { HOUR_MS } from '#model/vocabulary/time';
import type { CalculatorView } from '#src/actors/late/use-calculator.ts';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../../eventcalculator.module.css';
import type { Plan } from '../plan.ts';
import type { Case } from '../use-case.ts';
import { BoostsBlock } from './boosts-block.tsx';
import { Days } from './days.tsx';
import { LandingBlock } from './landing-block.tsx';
import { PaceFigure } from './pace-figure.tsx';
import { Share } from './share.tsx';

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

/** What the target takes and when it is reached. */
export function ResultPanel({ question, view }: Props) {
  const { t } = useTranslation();
  const { plan, end, kind } = question;
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
          {kind !== 'challengePoints' && <BoostsBlock plan={plan} />}
          <Reachable question={question} plan={plan} />
        </>
      )}
      <LandingBlock question={question} view={view} />
      {plan !== null && <Share question={question} plan={plan} />}
    </section>
  );
}

function Verdict({ plan, hasEnd }: { readonly plan: Plan; readonly hasEnd: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const said = hasEnd || plan.reach === 'reached' ? plan.reach : 'noEnd';
  const isGood = said === 'reached' || said === 'reachable';
  const Icon = isGood ? Check : CircleAlert;
  return (
    <p className={styles.said} data-good={isGood || undefined} role="status">
      <Icon size={18} aria-hidden="true" />
      {t(`eventCalculator.reach.${said}`, { points: format.integer(plan.most) })}
    </p>
  );
}

interface PlanProps {
  readonly question: Case;
  readonly plan: Plan;
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly note: string | null;
}

/** Fine enough to plan hours. */
const tenths = (hours: number): number => Math.round(hours * 10) / 10;

/** The three numbers that count. */
function Figures({ question, plan }: PlanProps) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const dates = useDates();
  const { inputs, end, tier } = question;
  const figures: Figure[] = [
    {
      name: t('eventCalculator.plays'),
      value: integer(plan.plays),
      note: `${t('eventCalculator.hours')}: ${decimal(tenths((plan.plays * inputs.minutes) / 60))}`,
    },
  ];
  const { doneAt } = plan.schedule;
  if (plan.reach === 'reachable' && doneAt !== null) {
    const left = end === null ? null : decimal(tenths((end - doneAt) / HOUR_MS));
    figures.push({
      name: t('eventCalculator.done'),
      value: `${dates.shortDay(doneAt)} ${dates.time(doneAt)}`,
      note: left && t('eventCalculator.beforeEnd', { hours: left }),
    });
  }
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
      {tier && <PaceFigure current={inputs.current} tier={tier} points={plan.points} />}
    </dl>
  );
}

/** What can still be reached, whatever the target is. */
function Reachable({ question, plan }: PlanProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { kind, end, tier } = question;
  if (plan.reach === 'ended' || end === null) return null;
  const rows: [string, number][] = [
    [t('eventCalculator.still.all'), plan.most],
    [t(`eventCalculator.still.${kind === 'challengePoints' ? 'points' : 'free'}`), plan.mostFree],
  ];
  if (tier?.forecast) rows.push([t('eventCalculator.still.tier'), tier.forecast.final]);
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
        {plan.reach === 'reachable' && plan.surplus > 0 && (
          <div>
            <dt>{t('eventCalculator.surplus')}</dt>
            <dd>{integer(plan.surplus)}</dd>
          </div>
        )}
        {plan.challengePoints > 0 && (
          <div>
            <dt>{t('eventCalculator.challengeMissing')}</dt>
            <dd>{integer(plan.challengePoints)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
