import { ListOrdered, Repeat1, Shuffle } from 'lucide-react';
import { MODES } from '#model/media/music/modes';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { MusicView } from '../../use-music.ts';

const ICONS = { sequence: ListOrdered, shuffle: Shuffle, repeat: Repeat1 } as const;
const ICON = 16;

/** In its order, in an order of chance, the same song again. */
export function ModeChoice({ music: { mode, chooseMode } }: { readonly music: MusicView }) {
  const { t } = useTranslation();
  return (
    <SegmentedChoice
      label={t('listen.mode')}
      value={mode}
      choices={MODES.map((value) => {
        const Icon = ICONS[value];
        return { value, name: t(`listen.modeOf.${value}`), label: <Icon size={ICON} aria-hidden="true" /> };
      })}
      onChange={chooseMode}
    />
  );
}
