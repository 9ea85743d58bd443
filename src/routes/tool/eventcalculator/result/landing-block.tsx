import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Landing } from '#model/plan/landing';
import type { CalculatorView } from '#src/actors/late/use-calculator.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../../eventcalculator.module.css';
import { canLand, kindAlone, type Way, waysOf } from '../plan.ts';
import type { Case } from '../use-case.ts';

interface Props {
  readonly question: Case;
  readonly view: CalculatorView;
}

/** The shortest list of plays, played alone, that makes the target to the point. */
export function LandingBlock({ question: { inputs, kind }, view }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const alone = kindAlone(kind);
  const ways = useMemo(
    () => (alone !== null && canLand(inputs) ? waysOf(alone, inputs) : null),
    [inputs, alone],
  );
  if (alone === null) return null;
  const { status } = view;
  const find = (found: readonly Way[]) =>
    view.find({ total: inputs.target - inputs.current, points: found.map(({ points }) => points) });
  return (
    <section className={styles.block} aria-labelledby="calculator-landing">
      <h3 id="calculator-landing">
        {ways
          ? `${t('eventCalculator.landing.title')}: ${integer(inputs.target)}`
          : t('eventCalculator.landing.title')}
      </h3>
      <p className="muted">{t(`eventCalculator.landing.${ways ? 'lead' : 'needs'}`)}</p>
      {ways && status !== 'searching' && status !== 'found' && (
        <Button onClick={() => find(ways)}>{t('eventCalculator.landing.find')}</Button>
      )}
      {status === 'searching' && <Button onClick={view.cancel}>{t('action.cancel')}</Button>}
      <div role="status">
        {status === 'none' && <p className={styles.said}>{t('eventCalculator.landing.none')}</p>}
        {status === 'failed' && <p className={styles.said}>{t('eventCalculator.landing.failed')}</p>}
      </div>
      {ways && view.landing && <Steps landing={view.landing} ways={ways} from={inputs.current} />}
    </section>
  );
}

interface StepsProps {
  readonly landing: NonNullable<Landing>;
  readonly ways: readonly Way[];
  /** Points before the first play. */
  readonly from: number;
}

/** Each row with the points after its plays; the last one is the target. */
function Steps({ landing, ways, from }: StepsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  let total = from;
  const rows = landing.map(({ points, times }) => {
    total += points * times;
    return { points, times, total, way: ways.find((way) => way.points === points) };
  });
  return (
    <table className={styles.table}>
      <caption>{t('eventCalculator.landing.found')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('eventCalculator.plays')}</th>
          <th scope="col">{t('builder.play.boosts')}</th>
          <th scope="col">{t('eventCalculator.landing.stop')}</th>
          <th scope="col">{t('eventCalculator.perPlay')}</th>
          <th scope="col">{t('eventCalculator.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ points, times, total: reached, way }) => (
          <tr key={points}>
            <th scope="row">{format.integer(times)}</th>
            <td>{format.integer(way?.boosts ?? 0)}</td>
            <td>{way ? `${format.integer(way.from)} – ${format.integer(way.to)}` : ''}</td>
            <td>{format.integer(points)}</td>
            <td>{format.integer(reached)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
