import { NumberField } from '#src/kit/field/number-field.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chartsimulator.module.css';
import { MAX_OFFSET_MS } from './use-own-music.ts';

interface Props {
  readonly offsetMs: number;
  readonly onChange: (offsetMs: number) => void;
}

/** By how much later the music begins than the chart. */
export function MusicOffset({ offsetMs, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <label className={styles.offset} htmlFor="music-offset">
      {t('stage.own.musicOffset')}
      <NumberField
        id="music-offset"
        value={offsetMs}
        min={-MAX_OFFSET_MS}
        max={MAX_OFFSET_MS}
        suffix={t('stage.milliseconds', { milliseconds: '' })}
        width={112}
        onChange={onChange}
      />
    </label>
  );
}
