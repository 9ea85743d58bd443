import { KeyList } from '#src/features/studio/frame/key-list.tsx';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { STORY_ACTS, STORY_CHORDS } from './chords.ts';
import styles from './keys.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const WIDTH = 560;

/** All keys with what they do. */
export function HelpDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('storyEditor.keys')} width={WIDTH} tall onClose={onClose}>
      {() => (
        <div className={styles.help}>
          <p className={styles.hint}>{t('storyEditor.keysHint')}</p>
          <KeyList
            rows={STORY_ACTS.map((act) => ({ name: t(`storyEditor.act.${act}`), chords: STORY_CHORDS[act] }))}
          />
        </div>
      )}
    </DialogFrame>
  );
}
