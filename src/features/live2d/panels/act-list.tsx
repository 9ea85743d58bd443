import { Pause } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './panels.module.css';

interface Props {
  readonly names: readonly string[];
  /** Those whose files did not come. */
  readonly missing: readonly string[];
  readonly current: string | null;
  readonly isPlaying: boolean;
  readonly onPress: (name: string) => void;
}

const FIRST_SHOWN = 12;

/** Names to press, the first of them and the others on demand; the one that is on is always in sight. */
export function ActList({ names, missing, current, isPlaying, onPress }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const [isOpen, open] = useState(false);
  const shown = isOpen ? names : names.filter((name, at) => at < FIRST_SHOWN || name === current);
  const more = names.length - shown.length;
  return (
    <div className={styles.chips}>
      {shown.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={name === current}
          data-missing={missing.includes(name) || undefined}
          onClick={() => onPress(name)}
        >
          {name === current && isPlaying && <Pause size={14} aria-hidden="true" />}
          {name}
          {missing.includes(name) && <NotThere />}
        </button>
      ))}
      {more > 0 && (
        <button
          type="button"
          className={styles.chip}
          aria-label={t('live2d.showMore')}
          onClick={() => open(true)}
        >
          {`+${integer(more)}`}
        </button>
      )}
    </div>
  );
}

/** Says of a motion or an expression that its file did not come. */
export function NotThere() {
  const { t } = useTranslation();
  return <span className="visually-hidden">{` (${t('live2d.notThere')})`}</span>;
}
