import { Button } from '@mantine/core';
import { Hand } from 'lucide-react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './playback.module.css';
import type { TapTempo } from './use-tap-tempo.ts';

interface Props {
  readonly tapping: TapTempo;
  /** The tempo, in whole hundredths, is taken. */
  readonly onTake: (bpm: number) => void;
}

const KEY = 'T';
const MS = 1000;
const HUNDREDTHS = 100;
/** Fewer taps say little. */
const MIN_TAPS = 4;

/** To be tapped on each beat; the key T does the same. */
export function TapButton({ tapping: { tap } }: Pick<Props, 'tapping'>) {
  const { t } = useTranslation();
  return (
    <Button
      leftSection={<Hand size={16} aria-hidden="true" />}
      rightSection={<span className="muted">{KEY}</span>}
      aria-label={t('chartSound.tap')}
      aria-keyshortcuts={KEY}
      onPointerDown={(event) => tap(event.timeStamp)}
      onClick={(event) => {
        // A press of Enter or Space; that of a pointer counted when it came down.
        if (event.detail === 0) tap(event.timeStamp);
      }}
    >
      {t('chartSound.tap')}
    </Button>
  );
}

/** The tempo as it was tapped, and how even the taps are. */
export function TappedTempo({ tapping: { tempo, taps }, onTake }: Props) {
  const { t } = useTranslation();
  const { decimal, integer } = useFormat();
  const bpm = tempo && Math.round(tempo.bpm * HUNDREDTHS) / HUNDREDTHS;
  return (
    <div className={styles.candidate}>
      <p className={styles.tapped} role="status">
        {bpm === null || tempo === null ? (
          <span className="muted">{t('chartSound.tapHint')}</span>
        ) : (
          <>
            <strong>{t('song.bpm', { bpm: decimal(bpm) })}</strong>
            <span className="muted">
              {t('chartSound.tapped', {
                taps: integer(taps),
                spread: integer(Math.round(tempo.spread * MS)),
              })}
            </span>
          </>
        )}
      </p>
      {bpm !== null && taps >= MIN_TAPS && (
        <Button aria-label={t('chartSound.takeBpm', { bpm: decimal(bpm) })} onClick={() => onTake(bpm)}>
          {t('chartSound.take')}
        </Button>
      )}
    </div>
  );
}
