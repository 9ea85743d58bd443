import { SoundButton } from '#src/kit/song/sound-button.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly address: string;
  /** What is heard. */
  readonly name: string;
}

/** Plays one sound of the game. Another address wants another key. */
export function HearButton({ address, name }: Props) {
  const { t } = useTranslation();
  return (
    <SoundButton
      src={address}
      label={t('storyEditor.hear', { name })}
      lost={t('storyEditor.soundLost', { name })}
    />
  );
}
