import { useMemo } from 'react';
import type { ScoringChart } from '#model/chart/chart';
import { notesBySecond } from '#model/chart/counting';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { OptimizerPage } from '../state/optimizer-inputs.ts';
import type { Activation } from './activations.ts';
import styles from './density-strip.module.css';
import { useSkillName } from './skill-order.tsx';

interface Props {
  readonly page: OptimizerPage;
  readonly chart: ScoringChart;
  readonly activations: readonly Activation[];
}

/** Notes per second as bars from left to right, windows of skills above them; a table says the same in numbers. */
export function DensityStrip({ page, chart, activations }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const counts = useMemo(() => notesBySecond(chart), [chart]);
  const nameOf = useSkillName(page);
  const most = Math.max(1, ...counts);
  const length = counts.length;
  const share = (seconds: number) => `${(Math.min(seconds, length) / length) * 100}%`;
  return (
    <>
      <div className={styles.strip} aria-hidden="true">
        {activations.map(({ card, from, to }, i) => (
          <span
            key={from}
            className={styles.window}
            data-other={card === null || undefined}
            style={{ '--from': share(from), '--width': share(to - from) }}
          >
            {format.integer(i + 1)}
          </span>
        ))}
        <span className={styles.bars}>
          {counts.map((count, second) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its second
            <span key={second} style={{ '--height': `${(count / most) * 100}%` }} />
          ))}
        </span>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('optimizer.song.activation')}</span>
            </th>
            <th scope="col">{t('optimizer.song.skill')}</th>
            <th scope="col">{t('optimizer.song.time')}</th>
            <th scope="col">{t('optimizer.song.covered')}</th>
          </tr>
        </thead>
        <tbody>
          {activations.map(({ card, from, to, notes }, i) => (
            <tr key={from}>
              <th scope="row">{format.integer(i + 1)}</th>
              <td>{nameOf(card)}</td>
              <td className={styles.time}>{`${format.length(from)} – ${format.length(to)}`}</td>
              <td>{format.integer(notes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
