import { Pause, Play, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSoundFocus } from '#src/kit/song/sound-focus.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './pickers.module.css';

const ICON = 16;
const MARKS = { silent: Play, playing: Pause, lost: VolumeX } as const;

interface Props {
  readonly address: string;
  /** What is heard. */
  readonly name: string;
}

/** Plays one sound of the game; nothing is fetched before it is pressed. Another address wants another key. */
export function HearButton({ address, name }: Props) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const focus = useSoundFocus();
  const [state, set] = useState<keyof typeof MARKS>('silent');
  const show = (next: typeof state) => {
    if (next !== 'playing') focus.end();
    set(next);
  };
  const press = () => {
    if (state === 'playing') return audio.current?.pause();
    // `onError` says that it is missing.
    void audio.current?.play().catch(() => undefined);
  };
  const Mark = MARKS[state];
  const label = t(state === 'lost' ? 'storyEditor.soundLost' : 'storyEditor.hear', { name });
  return (
    <>
      <audio
        ref={audio}
        src={address}
        preload="none"
        onPlay={() => show('playing')}
        onPlaying={() => focus.begin(() => audio.current?.pause())}
        onPause={() => show('silent')}
        onEnded={() => show('silent')}
        onError={() => show('lost')}
      />
      <button
        type="button"
        className={styles.hear}
        aria-label={label}
        aria-pressed={state === 'playing'}
        title={label}
        disabled={state === 'lost'}
        onClick={press}
      >
        <Mark size={ICON} aria-hidden="true" />
      </button>
    </>
  );
}
