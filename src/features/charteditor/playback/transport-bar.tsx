import { ActionIcon } from '@mantine/core';
import { Metronome, Pause, Play, Repeat, SkipBack, SkipForward } from 'lucide-react';
import { spansOf } from '#model/chart/editing/sheet';
import { passed } from '#model/chart/playing/playhead';
import { secondsToBeat } from '#model/chart/time';
import { exactTime } from '#src/features/charts/strip/exact-time.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentSound, useSoundPart, useSoundSettings } from '../use-editor-sound.ts';
import { Mixer } from './mixer.tsx';
import styles from './playback.module.css';
import type { ChartPlayback } from './use-chart-playback.ts';

interface Props {
  readonly playback: ChartPlayback;
}

const ICON = { size: 18, 'aria-hidden': true } as const;
const BIG_ICON = { size: 22, fill: 'currentColor', 'aria-hidden': true } as const;
const RATE_CHOICES = [0.25, 0.5, 0.75, 1, 1.5] as const;

/** Playback from the playhead, and where that is. */
export function TransportBar({ playback }: Props) {
  const { t } = useTranslation();
  const { heard, times, acts } = playback;
  const isPlaying = useSoundPart(heard, (view) => view.play === 'playing');
  const isBroken = useSoundPart(heard, (view) => view.play === 'broken');
  const isLooping = useSoundPart(heard, (view) => view.loop !== null);
  const { settings } = useSoundSettings();
  const sound = () => currentSound(heard);
  return (
    <section className={styles.bar} aria-label={t('chartSound.playback')}>
      <ActionIcon variant="subtle" aria-label={t('chartSound.toStart')} onClick={() => sound().seek(0)}>
        <SkipBack {...ICON} />
      </ActionIcon>
      <button
        type="button"
        className={styles.play}
        aria-label={t(isPlaying ? 'stage.pause' : 'stage.play')}
        aria-keyshortcuts="Space"
        disabled={isBroken}
        onClick={acts.play}
      >
        {isPlaying ? <Pause {...BIG_ICON} /> : <Play {...BIG_ICON} />}
      </button>
      <ActionIcon
        variant="subtle"
        aria-label={t('chartSound.toEnd')}
        onClick={() => sound().seek(Math.max(sound().soundSeconds, times.at(-1) ?? 0))}
      >
        <SkipForward {...ICON} />
      </ActionIcon>
      <Moment playback={playback} />
      <div className={styles.aside}>
        <button
          type="button"
          className={styles.switch}
          aria-pressed={settings.hasMetronome}
          aria-label={t('chartSound.metronome')}
          title={t('chartSound.metronome')}
          aria-keyshortcuts="K"
          onClick={acts.metronome}
        >
          <Metronome {...ICON} />
        </button>
        <button
          type="button"
          className={styles.switch}
          aria-pressed={isLooping}
          aria-label={t('chartSound.loop')}
          title={t('chartSound.loop')}
          aria-keyshortcuts="L"
          onClick={acts.loop}
        >
          <Repeat {...ICON} />
        </button>
        <Mixer />
        <div className={styles.rate}>
          <Rate heard={heard} />
        </div>
      </div>
      {isBroken && (
        <p className={styles.fault} role="alert">
          {t('chartSound.broken')}
        </p>
      )}
    </section>
  );
}

function Moment({ playback: { heard, sheet, times } }: Props) {
  const { t } = useTranslation();
  const { decimal, integer, length } = useFormat();
  const seconds = useSoundPart(heard, (view) => view.seconds);
  const beat = secondsToBeat(spansOf(sheet), seconds);
  const note = passed(times, (time) => time, seconds);
  return (
    <p className={styles.moment} role="timer" aria-label={t('chartSound.position')}>
      <strong>{exactTime(seconds, length)}</strong>
      <span className="muted">{t('chartSound.moment', { beat: decimal(beat), note: integer(note) })}</span>
    </p>
  );
}

function Rate({ heard }: Pick<ChartPlayback, 'heard'>) {
  const { t } = useTranslation();
  const { decimal } = useFormat();
  const rate = useSoundPart(heard, (view) => view.rate);
  const rates: readonly number[] = RATE_CHOICES;
  const shown = rates.includes(rate) ? rates : [...rates, rate].sort((a, b) => a - b);
  return (
    <SegmentedChoice
      label={t('stage.rate')}
      value={rate}
      choices={shown.map((value) => ({ value, label: decimal(value) }))}
      onChange={(next) => currentSound(heard).setRate(next)}
    />
  );
}
