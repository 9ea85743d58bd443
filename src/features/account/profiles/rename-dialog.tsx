import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { BOUNDS } from '#model/profile/defaults';
import { uniqueName } from '#model/profile/naming';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly index: number;
  readonly onRenamed?: (name: string) => void;
  readonly onClose: () => void;
}

/** Gives a profile another name, one that no other has: addresses tell profiles apart by their names. */
export function RenameDialog({ index, onRenamed, onClose }: Props) {
  const { t } = useTranslation();
  const { profiles, rename } = useProfiles();
  const [name, setName] = useState(profiles[index]?.name ?? '');
  const trimmed = name.trim();
  const save = () => {
    if (trimmed === '') return;
    const others = profiles.filter((_, i) => i !== index).map((each) => each.name);
    const free = uniqueName(trimmed, others);
    rename(index, free);
    onRenamed?.(free);
    onClose();
  };
  return (
    <DialogFrame opened title={t('profile.renameTitle')} onClose={onClose}>
      {() => (
        <>
          <TextInput
            data-autofocus
            label={t('profile.name')}
            value={name}
            maxLength={BOUNDS.nameLength}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
            }}
          />
          <DialogEnds>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button variant="filled" disabled={trimmed === ''} onClick={save}>
              {t('action.apply')}
            </Button>
          </DialogEnds>
        </>
      )}
    </DialogFrame>
  );
}
