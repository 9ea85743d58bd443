import { NativeSelect } from '@mantine/core';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { actionText } from '../keys/action-text.ts';
import { EDITOR_ACTIONS } from '../keys/actions.ts';
import { KEY_PRESETS, type KeyPresetName, keyPresetOf, keysOfAction } from '../keys/presets.ts';
import styles from './frame.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly preset: KeyPresetName;
  readonly onPreset: (name: KeyPresetName) => void;
}

const WIDTH = 560;

/** Signs that keyboards print on these keys; the others are what they write. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Plus: '+',
  Space: '␣',
  Escape: 'Esc',
  Delete: 'Del',
  Insert: 'Ins',
  Shift: '⇧',
};

const partsOfChord = (chord: string): readonly string[] =>
  chord.split('+').map((part) => SIGNS[part] ?? part);

/** All keys with what they do, and whose keys they are. */
export function HelpDialog({ opened, onClose, preset, onPreset }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('chartEditor.keys')} width={WIDTH} tall onClose={onClose}>
      {() => (
        <div className={styles.help}>
          <NativeSelect
            label={t('chartEditor.preset')}
            value={preset}
            data={KEY_PRESETS.map(({ name, title }) => ({
              value: name,
              label: title ?? t('chartEditor.ownKeys'),
            }))}
            onChange={({ currentTarget }) => onPreset(keyPresetOf(currentTarget.value))}
          />
          <p className={styles.hint}>{t('chartEditor.pointerHint')}</p>
          <p className={styles.hint}>{t('chartEditor.touchHint')}</p>
          <p className={styles.hint}>{t('chartEditor.fieldHint')}</p>
          <dl className={styles.keys}>
            {EDITOR_ACTIONS.map((action) => {
              const chords = keysOfAction(preset, action);
              if (chords.length === 0) return null;
              return (
                <div key={action} className={styles.keyRow}>
                  <dt>{t(actionText(action))}</dt>
                  <dd className={styles.chords}>
                    {chords.map((chord) => (
                      <span key={chord} className={styles.chord}>
                        {partsOfChord(chord).map((part) => (
                          <kbd key={part}>{part}</kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      )}
    </DialogFrame>
  );
}
