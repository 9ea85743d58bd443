import type { ChartAnalysis } from '#model/chart/analysis/analyse';
import type { Tempo } from '#model/chart/playing/playable';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chart.module.css';

interface Props {
  readonly analysis: ChartAnalysis;
  readonly tempos: readonly Tempo[];
}

/** More changes of tempo than these are a number. */
const MAX_TEMPOS = 6;

/** Tempo, and what there is of patterns. */
export function Facts({ analysis, tempos }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { details, patterns } = analysis;
  const speeds = tempos.map(({ bpm }) => integer(Math.abs(bpm)));
  const rows = [
    [
      t('chart.tempos'),
      speeds.length > MAX_TEMPOS ? t('chart.tempoChanges', { count: speeds.length - 1 }) : speeds.join(' · '),
    ],
    [t('chart.bars'), integer(details.bars)],
    [t('chart.chords'), integer(patterns.filter(({ kind }) => kind === 'chord').length)],
    [t('chart.trills'), integer(patterns.filter(({ kind }) => kind === 'trill').length)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
