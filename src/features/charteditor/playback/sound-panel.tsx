import { type ReactNode, useId } from 'react';
import type { SoundRange, TempoCandidate } from '#model/music/sound/tempo';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { HeardChart } from '../use-editor-sound.ts';
import styles from './playback.module.css';
import { SoundState } from './sound-state.tsx';
import { TapTempoField } from './tap-tempo.tsx';
import { TempoProposals } from './tempo-proposals.tsx';
import type { TapTempo } from './use-tap-tempo.ts';

interface Props {
  readonly heard: HeardChart;
  readonly tapping: TapTempo;
  readonly onTake: (candidate: TempoCandidate, range: SoundRange | null) => void;
  readonly onTakeTapped: (bpm: number) => void;
  /** Where the music is chosen. */
  readonly children?: ReactNode;
}

/** The music of the chart, and its tempo as it is heard or tapped. */
export function SoundPanel({ heard, tapping, onTake, onTakeTapped, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{t('chartSound.music')}</h2>
      {children}
      <SoundState heard={heard} />
      <TempoProposals heard={heard} onTake={onTake} />
      <TapTempoField tapping={tapping} onTake={onTakeTapped} />
    </section>
  );
}
