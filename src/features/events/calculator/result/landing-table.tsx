import type { Landing } from '#model/plan/landing';
import type { MixQuestion } from '#model/plan/mix';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';

interface Props {
  readonly landing: Landing;
  readonly question: MixQuestion;
  /** Points before the first play. */
  readonly from: number;
}

interface Row {
  readonly id: string;
  /** Which play, or how many as usual. */
  readonly plays: string;
  readonly what: string;
  readonly score: string;
  /** Of one play. */
  readonly points: number;
  /** After it, or after all of the row. */
  readonly total: number;
}

/** Usual plays in a row for each kind, then each last play with its range; the last total is the target. */
function useRows({ landing: { before, plays }, question, from }: Props): readonly Row[] {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { points, challenge } = question;
  const usual = t('eventCalculator.landing.usual');
  const kinds = [
    { id: 'lives', count: before.lives, points, what: challenge ? t('eventCalculator.lives') : usual },
    {
      id: 'challenge',
      count: before.challengeLives,
      points: challenge?.points ?? 0,
      what: t('eventCalculator.challengeLives'),
    },
  ].filter(({ count }) => count > 0);
  let total = from;
  const rows = kinds.map(({ id, count, points: each, what }): Row => {
    total += count * each;
    const score = challenge ? usual : '';
    return { id, plays: `${integer(count)} ×`, what, score, points: each, total };
  });
  const played = before.lives + before.challengeLives;
  const last = plays.map((way, at): Row => {
    total += way.points;
    return {
      id: `last-${at}`,
      plays: integer(played + at + 1),
      what:
        way.cost > 0
          ? `${t('eventCalculator.challengeLives')} (${integer(way.cost)})`
          : `${t('builder.play.boosts')}: ${integer(way.boosts)}`,
      score: `${integer(way.from)} – ${integer(way.to)}`,
      points: way.points,
      total,
    };
  });
  return [...rows, ...last];
}

/** The plays of an exact landing with the points after each. */
export function LandingTable(props: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const rows = useRows(props);
  return (
    <table className={styles.table} aria-label={t('eventCalculator.landing.title')}>
      <thead>
        <tr>
          <th scope="col">{t('eventCalculator.plays')}</th>
          <th scope="col" className={styles.what} aria-label={t('builder.play.label')} />
          <th scope="col">{t('eventCalculator.landing.stop')}</th>
          <th scope="col" className={styles.each}>
            {t('eventCalculator.perPlay')}
          </th>
          <th scope="col">{t('eventCalculator.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, plays, what, score, points, total }, at) => (
          <tr key={id} data-good={at === rows.length - 1 || undefined}>
            <th scope="row">{plays}</th>
            <td className={styles.what}>{what}</td>
            <td className={styles.range}>{score}</td>
            <td className={styles.each}>{integer(points)}</td>
            <td>{integer(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
