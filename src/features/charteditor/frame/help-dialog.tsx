import { NativeSelect } from '@mantine/core';
import type { Translate } from '#model/texts/translate';
import { KeyList } from '#src/features/studio/frame/key-list.tsx';
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

const rowsOf = (preset: KeyPresetName, t: Translate) =>
  EDITOR_ACTIONS.flatMap((action) => {
    const chords = keysOfAction(preset, action);
    return chords.length > 0 ? { name: t(actionText(action)), chords } : [];
  });

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
          <KeyList rows={rowsOf(preset, t)} />
        </div>
      )}
    </DialogFrame>
  );
}
