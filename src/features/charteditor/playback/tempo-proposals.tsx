import { Button, Progress } from '@mantine/core';
import { AudioLines, X } from 'lucide-react';
import type { SoundRange, TempoCandidate } from '#model/media/music/sound/tempo';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentSound, type HeardChart, useSoundPart } from '../use-editor-sound.ts';
import styles from './playback.module.css';

interface Props {
  readonly heard: HeardChart;
  /** A tempo is taken, of all of the music or of a stretch. */
  readonly onTake: (candidate: TempoCandidate, range: SoundRange | null) => void;
}

const ICON = { size: 16, 'aria-hidden': true } as const;
const WHOLE = 100;

/** Tempos that the music may have, as it sounds; measured of the loop where there is one. */
export function TempoProposals({ heard, onTake }: Props) {
  const { t } = useTranslation();
  const state = useSoundPart(heard, (view) => view.tempo);
  const isReady = useSoundPart(heard, (view) => view.sound === 'ready');
  const loop = useSoundPart(heard, (view) => view.loop);
  const measured = useSoundPart(heard, (view) => view.measured);
  const sound = () => currentSound(heard);
  return (
    <div className={styles.proposals}>
      {state === 'measuring' ? (
        <div className={styles.measuring}>
          <Progress value={measured * WHOLE} aria-label={t('chartSound.measuring')} />
          <Button leftSection={<X {...ICON} />} onClick={() => sound().endTempo()}>
            {t('action.cancel')}
          </Button>
        </div>
      ) : (
        <Button
          leftSection={<AudioLines {...ICON} />}
          disabled={!isReady}
          onClick={() => sound().measureTempo(loop)}
        >
          {t(loop ? 'chartSound.proposeLoop' : 'chartSound.propose')}
        </Button>
      )}
      <p role="status" className="muted">
        {state === 'measuring' && t('chartSound.measuring')}
        {state === 'unclear' && t('chartSound.unclear')}
        {state === 'resting' && !isReady && t('chartSound.needsMusic')}
      </p>
      {state === 'proposed' && (
        <Candidates
          heard={heard}
          onTake={(candidate, range) => {
            onTake(candidate, range);
            sound().endTempo();
          }}
        />
      )}
    </div>
  );
}

function Candidates({ heard, onTake }: Props) {
  const { t } = useTranslation();
  const { decimal, percent } = useFormat();
  const candidates = useSoundPart(heard, (view) => view.candidates);
  const range = useSoundPart(heard, (view) => view.range);
  return (
    <ul className={styles.candidates} aria-label={t('chartSound.candidates')}>
      {candidates.map((candidate) => (
        <li key={candidate.bpm} className={styles.candidate}>
          <span className={styles.tapped}>
            <strong>{t('song.bpm', { bpm: decimal(candidate.bpm) })}</strong>
            <span className="muted">
              {t('chartSound.candidate', {
                beats: candidate.beatsPerBar,
                seconds: decimal(candidate.offset),
                sure: percent(Math.max(1, Math.round(candidate.confidence * WHOLE))),
              })}
            </span>
          </span>
          <Button
            aria-label={t('chartSound.takeBpm', { bpm: decimal(candidate.bpm) })}
            onClick={() => onTake(candidate, range)}
          >
            {t('chartSound.take')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
