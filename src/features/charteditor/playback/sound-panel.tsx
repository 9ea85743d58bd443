import { useEffect } from 'react';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { SoundSource } from '../../simulator/use-simulator.ts';
import { currentSound, useSoundPart } from '../use-editor-sound.ts';
import { SoundChoice } from './sound-choice.tsx';
import { SoundState } from './sound-state.tsx';
import type { ChartPlayback } from './use-chart-playback.ts';

interface Props {
  readonly playback: ChartPlayback;
  /** The music that the draft names; null while it names none. */
  readonly music: SoundSource;
}

/** The music that the chart is made on: that of the draft, or, until it has some, anything that the browser can play. */
export function SoundPanel({ playback: { heard }, music }: Props) {
  const { t } = useTranslation();
  const source = useSoundPart(heard, (sound) => sound.source);
  useEffect(() => {
    if (music !== null) currentSound(heard).chooseSound(music);
  }, [heard, music]);
  return (
    <Section id="music" title={t('chartSound.music')}>
      {music === null && (
        <SoundChoice source={source} onChange={(next) => currentSound(heard).chooseSound(next)} />
      )}
      <SoundState heard={heard} />
    </Section>
  );
}
