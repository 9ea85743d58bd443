import { Play } from 'lucide-react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useChartTimes } from './chart-times.ts';
import styles from './times.module.css';

/** The time of the chart that a comment is about; takes the preview there, where there is one. */
export function TimeChip({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const times = useChartTimes();
  const text = length(Math.floor(seconds));
  if (times === null) return <span className={styles.chip}>{text}</span>;
  const jump = () => {
    times.player?.seek(seconds);
    document.getElementById('stage')?.scrollIntoView({ block: 'start' });
  };
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('thread.jumpTo', { time: text })}
      onClick={jump}
    >
      <Play size={12} fill="currentColor" aria-hidden="true" />
      {text}
    </button>
  );
}
