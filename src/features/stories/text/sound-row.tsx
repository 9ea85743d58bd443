import { Music, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';
import { storyFileAddress } from '#model/media/story/files';
import type { StoryFile } from '#model/media/story/script.types';
import type { ServerCode } from '#model/vocabulary/servers';
import { useSoundFocus } from '#src/kit/song/sound-focus.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { fileName } from './reading.ts';
import styles from './rows.module.css';

const ICON = 18;

interface Props {
  readonly server: ServerCode;
  readonly file: StoryFile;
  readonly onLost: (name: string) => void;
}

interface Heard {
  readonly state: 'silent' | 'playing' | 'lost';
  /** In seconds; null before it is known. */
  readonly length: number | null;
}

/** Names of files without their ending say most of what is known of a sound. */
const titleOf = (file: StoryFile): string => fileName(file).replace(/\.\w+$/, '');

/** Music or a sound of the story. Of music the length is asked for, of sounds nothing before they are heard. */
export function SoundRow({ server, file, onLost }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const audio = useRef<HTMLAudioElement>(null);
  const focus = useSoundFocus();
  const [{ state, length }, set] = useState<Heard>({ state: 'silent', length: null });
  const show = (next: Heard['state']) => {
    if (next !== 'playing') focus.end();
    set((known) => ({ ...known, state: next }));
  };
  const press = () => {
    if (state === 'playing') return audio.current?.pause();
    // `onError` handles a missing file.
    void audio.current?.play().catch(() => {});
  };
  const name = titleOf(file);
  const Kind = file.kind === 'music' ? Music : Volume2;
  const Mark = { silent: Play, playing: Pause, lost: VolumeX }[state];
  const label = t(state === 'lost' ? 'stories.text.lost' : 'stories.text.play', { name });
  return (
    <div className={styles.sound} data-kind={file.kind}>
      <audio
        ref={audio}
        src={storyFileAddress(server, file)}
        preload={file.kind === 'music' ? 'metadata' : 'none'}
        onPlay={() => show('playing')}
        onPlaying={() => focus.begin(() => audio.current?.pause())}
        onPause={() => show('silent')}
        onEnded={() => show('silent')}
        onDurationChange={({ currentTarget: { duration } }) =>
          set((known) => ({ ...known, length: Number.isFinite(duration) ? duration : null }))
        }
        onError={() => {
          show('lost');
          onLost(fileName(file));
        }}
      />
      <Kind size={ICON} aria-hidden="true" />
      <b>{name}</b>
      {length !== null && <span>{format.length(length)}</span>}
      <button
        type="button"
        aria-label={label}
        aria-pressed={state === 'playing'}
        title={label}
        disabled={state === 'lost'}
        onClick={press}
      >
        <Mark size={ICON} aria-hidden="true" />
      </button>
    </div>
  );
}
