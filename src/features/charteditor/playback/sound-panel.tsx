import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChartMusic } from '#model/writing/chart/about';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { SoundSource } from '../../simulator/use-simulator.ts';
import { currentSound, useSoundPart } from '../use-editor-sound.ts';
import styles from './playback.module.css';
import { SoundChoice } from './sound-choice.tsx';
import { SoundState } from './sound-state.tsx';
import type { ChartPlayback } from './use-chart-playback.ts';

/** Takes music for the draft. */
type TakeMusic = (music: ChartMusic) => void;

interface Props {
  readonly playback: ChartPlayback;
  /** The music that the draft names; null while it names none. */
  readonly music: SoundSource;
  /** Null where the draft keeps the music that it has. */
  readonly onMusic: TakeMusic | null;
}

/** Reading files comes with the first one. */
const readAudio = async (file: File) => (await import('../about/read-audio.ts')).readAudio(file);

/** What is chosen becomes the music of the draft; a file that the site would not take is only heard. */
function useSoundChoice({ playback: { heard }, onMusic }: Props) {
  const reading = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: readAudio,
    onSuccess: (read, file) => {
      if (read.kind === 'ready') onMusic?.({ type: 'custom', audio: read.file, cover: null });
      else currentSound(heard).chooseSound({ kind: 'file', file, offset: 0 });
    },
  });
  return (next: SoundSource): void => {
    if (onMusic && next?.kind === 'song') onMusic({ type: 'bandori', id: next.song });
    else if (onMusic && next?.kind === 'file' && next.file instanceof File) reading.mutate(next.file);
    else currentSound(heard).chooseSound(next);
  };
}

/** The music that the chart is made on: that of the draft, or, until it has some, anything that the browser can play. */
export function SoundPanel(props: Props) {
  const { t } = useTranslation();
  const { heard } = props.playback;
  const { music } = props;
  const source = useSoundPart(heard, (sound) => sound.source);
  const isRefused = useSoundPart(heard, (sound) => sound.sound === 'refused');
  const choose = useSoundChoice(props);
  useEffect(() => {
    if (music !== null) currentSound(heard).chooseSound(music);
  }, [heard, music]);
  const file = music?.kind === 'file' && music.file instanceof File ? music.file : null;
  return (
    <Section id="music" title={t('chartSound.music')}>
      {(music === null || (isRefused && props.onMusic)) && <SoundChoice source={source} onChange={choose} />}
      {file && <bdi className={styles.file}>{file.name}</bdi>}
      <SoundState heard={heard} />
      {music === null && source?.kind === 'file' && <p className="muted">{t('chartSound.heardOnly')}</p>}
    </Section>
  );
}
