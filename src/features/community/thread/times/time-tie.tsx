import { Clock, X } from 'lucide-react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ComposerView } from '../../use-composer.ts';
import { useChartTimes } from './chart-times.ts';
import styles from './times.module.css';

const ICON = { size: 14, 'aria-hidden': true } as const;
const TENTHS = 10;

/** Ties a comment to the time at which the preview of the chart is, or to none. */
export function TimeTie({ composer: { seconds, tie, isSending } }: { readonly composer: ComposerView }) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const times = useChartTimes();
  if (times === null) return null;
  const take = () => {
    const now = times.player?.now();
    if (now !== undefined && !isSending) tie(Math.floor(now * TENTHS) / TENTHS);
  };
  return (
    <div className={styles.tie}>
      {seconds !== null && (
        <button
          type="button"
          className={styles.chip}
          aria-label={t('thread.untie', { time: length(Math.floor(seconds)) })}
          onClick={() => !isSending && tie(null)}
        >
          {length(Math.floor(seconds))}
          <X {...ICON} />
        </button>
      )}
      <button type="button" className={styles.take} onClick={take}>
        <Clock {...ICON} />
        {t(seconds === null ? 'thread.tie' : 'thread.tieAgain')}
      </button>
    </div>
  );
}
