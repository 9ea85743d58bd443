import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentSound, useSoundPart } from '../use-editor-sound.ts';
import { SoundChoice } from './sound-choice.tsx';
import { SoundState } from './sound-state.tsx';
import type { ChartPlayback } from './use-chart-playback.ts';

/** The music that the chart is made on. */
export function SoundPanel({ playback: { heard } }: { readonly playback: ChartPlayback }) {
  const { t } = useTranslation();
  const source = useSoundPart(heard, (sound) => sound.source);
  return (
    <Section id="music" title={t('chartSound.music')}>
      <SoundChoice source={source} onChange={(next) => currentSound(heard).chooseSound(next)} />
      <SoundState heard={heard} />
    </Section>
  );
}
