import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../text/translation.tsx';
import { SeekBar } from './seek-bar.tsx';
import { useSoundFocus } from './sound-focus.ts';
import styles from './sound-player.module.css';

interface Props {
  /** Where the sound may be, the likeliest first. */
  readonly sources: readonly string[];
  /** Spoken name of the button: what is heard. */
  readonly label: string;
}

interface Heard {
  readonly isPlaying: boolean;
  readonly at: number;
  /** Null before it is known. */
  readonly length: number | null;
}

const ICON = 18;
const NONE: Heard = { isPlaying: false, at: 0, length: null };

/**
 * One sound. Nothing is fetched before it is asked for; where none of the places has it, words say so. The words of songs
 * and voices are not in the data, so there are no captions.
 */
export function SoundPlayer({ sources, label }: Props) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const focus = useSoundFocus();
  const [tried, setTried] = useState(0);
  const [{ isPlaying, at, length }, set] = useState(NONE);
  const src = sources[tried];
  if (src === undefined) {
    return (
      <p role="status" className={styles.lost}>
        {t('sound.lost')}
      </p>
    );
  }
  const follow = () => {
    const { paused, currentTime, duration } = audio.current ?? { paused: true, currentTime: 0, duration: 0 };
    if (paused) focus.end();
    set({
      isPlaying: !paused,
      at: currentTime,
      length: duration > 0 && Number.isFinite(duration) ? duration : null,
    });
  };
  // A missing sound is reported by `onError`.
  const play = () => void audio.current?.play().catch(() => {});
  // The place is shown at once: the browser reports it only when there is something to hear there.
  const seek = (to: number) => {
    if (audio.current) audio.current.currentTime = to;
    set((known) => ({ ...known, at: to }));
  };
  return (
    <div className={styles.player}>
      <audio
        key={src}
        ref={audio}
        src={src}
        preload="none"
        autoPlay={tried > 0}
        onPlay={follow}
        onPlaying={() => focus.begin(() => audio.current?.pause())}
        onPause={follow}
        onEnded={follow}
        onTimeUpdate={follow}
        onDurationChange={follow}
        onError={() => {
          focus.end();
          setTried(tried + 1);
        }}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-pressed={isPlaying}
        onClick={() => (isPlaying ? audio.current?.pause() : play())}
      >
        {isPlaying ? <Pause size={ICON} aria-hidden="true" /> : <Play size={ICON} aria-hidden="true" />}
      </button>
      <SeekBar label={t('sound.place')} seconds={at} length={length} onSeek={seek} />
    </div>
  );
}
