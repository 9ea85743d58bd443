import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hitsOfNotes } from '#model/chart/clock/hit-queue';
import type { PlayableChart } from '#model/chart/playing/playable';
import type { Excerpt } from '#model/games/excerpt';
import { SECOND_MS } from '#model/vocabulary/time';
import { useTranslation } from '#src/kit/text/translation.tsx';
import pieces from '../../play/games.module.css';
import { useTapSounds } from '../../use-game.ts';
import styles from './chartmaster.module.css';

interface Props {
  readonly chart: PlayableChart;
  readonly excerpt: Excerpt;
}

/** The taps of the excerpt, heard once; nothing sounds by itself. */
export function SoundButton({ chart, excerpt }: Props) {
  const { t } = useTranslation();
  const taps = useTapSounds();
  const [isOn, setOn] = useState(false);
  const { startMs, lengthMs } = excerpt;
  useEffect(() => {
    if (!isOn) return;
    const [from, to] = [startMs / SECOND_MS, (startMs + lengthMs) / SECOND_MS];
    const hits = hitsOfNotes(chart.notes.filter(({ time }) => time >= from && time < to)).map((hit) => ({
      ...hit,
      time: hit.time - from,
    }));
    const timer = setTimeout(() => setOn(false), lengthMs + SECOND_MS);
    const stop = taps(hits);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isOn, chart, startMs, lengthMs, taps]);
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      className={`${pieces.choice} ${styles.sound}`}
      aria-pressed={isOn}
      onClick={() => setOn(!isOn)}
    >
      <Icon size={16} aria-hidden="true" /> {t('master.sound')}
    </button>
  );
}
