import { Pause, Play, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './sound-button.module.css';
import { useSoundFocus } from './sound-focus.ts';

interface Props {
  readonly src: string;
  /** Spoken name: what is heard. */
  readonly label: string;
  /** What is said where there is none. */
  readonly lost: string;
  /** Shown beside the mark. */
  readonly text?: string;
}

const ICON = 16;

/** A short sound. Nothing is fetched before it is asked for; a missing one says so. Another address wants another key. */
export function SoundButton({ src, label, lost, text }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const focus = useSoundFocus();
  const [state, set] = useState<'silent' | 'playing' | 'lost'>('silent');
  const show = (next: 'silent' | 'lost') => {
    focus.end();
    set(next);
  };
  const press = () => {
    if (state === 'playing') return audio.current?.pause();
    if (audio.current) audio.current.currentTime = 0;
    // `onError` handles a missing file.
    void audio.current?.play().catch(() => {});
  };
  const Mark = { silent: Play, playing: Pause, lost: VolumeX }[state];
  return (
    <>
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => set('playing')}
        onPlaying={() => focus.begin(() => audio.current?.pause())}
        onPause={() => show('silent')}
        onEnded={() => show('silent')}
        onError={() => show('lost')}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={state === 'lost' ? lost : label}
        aria-pressed={state === 'playing'}
        disabled={state === 'lost'}
        title={state === 'lost' ? lost : label}
        onClick={press}
      >
        <Mark size={ICON} aria-hidden="true" />
        {text}
      </button>
    </>
  );
}
