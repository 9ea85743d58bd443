import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { STORY_ACTS, STORY_CHORDS } from './chords.ts';
import styles from './keys.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const WIDTH = 560;

/** Signs that keyboards print on these keys; the others are what they write. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Space: '␣',
  Delete: 'Del',
  Backspace: '⌫',
  Enter: '↵',
  Shift: '⇧',
};

/** All keys with what they do. */
export function HelpDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('storyEditor.keys')} width={WIDTH} tall onClose={onClose}>
      {() => (
        <div className={styles.help}>
          <p className={styles.hint}>{t('storyEditor.keysHint')}</p>
          <dl className={styles.keys}>
            {STORY_ACTS.map((act) => (
              <div key={act} className={styles.row}>
                <dt>{t(`storyEditor.act.${act}`)}</dt>
                <dd className={styles.chords}>
                  {STORY_CHORDS[act].map((chord) => (
                    <span key={chord} className={styles.chord}>
                      {chord.split('+').map((part) => (
                        <kbd key={part}>{SIGNS[part] ?? part}</kbd>
                      ))}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </DialogFrame>
  );
}
