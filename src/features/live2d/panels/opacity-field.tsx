import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './panels.module.css';

const HUNDRED = 100;

interface Props {
  /** From 0 to 1. */
  readonly opacity: number;
  readonly onChange: (opacity: number) => void;
}

/** How opaque a figure or a colour is, in percent. */
export function OpacityField({ opacity, onChange }: Props) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const shown = Math.round(opacity * HUNDRED);
  return (
    <label className={styles.opacity}>
      <span>{t('live2d.opacity')}</span>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={HUNDRED}
        value={shown}
        aria-valuetext={percent(shown)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) / HUNDRED)}
      />
      <output className={styles.value}>{percent(shown)}</output>
    </label>
  );
}
