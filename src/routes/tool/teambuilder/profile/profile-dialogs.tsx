import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { DialogFrame } from '#src/components/dialog-frame.tsx';
import { useProfileName } from '#src/components/profile-name.ts';
import type { Builder } from '../state/builder.ts';
import { freeName } from '../state/use-new-profile.ts';
import styles from './profile-dialogs.module.css';

interface Props {
  readonly builder: Builder;
  readonly index: number;
  readonly onClose: () => void;
}

const NAME_LIMIT = 100;

export function RenameDialog({ builder, index, onClose }: Props) {
  const { t } = useTranslation();
  const { profiles, rename } = useProfiles();
  const [name, setName] = useState(profiles[index]?.name ?? '');
  const trimmed = name.trim();
  const save = () => {
    if (trimmed === '') return;
    // The address tells profiles apart by their names.
    const others = profiles.filter((_, i) => i !== index).map((each) => each.name);
    const free = freeName(trimmed, others);
    rename(index, free);
    builder.change({ profile: free });
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
            maxLength={NAME_LIMIT}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
            }}
          />
          <div className={styles.footer}>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button variant="filled" disabled={trimmed === ''} onClick={save}>
              {t('action.apply')}
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  );
}

export function RemoveDialog({ builder, index, onClose }: Props) {
  const { t } = useTranslation();
  const { profiles, remove } = useProfiles();
  const name = useProfileName()(profiles[index]?.name ?? '');
  return (
    <DialogFrame opened title={t('profile.removeTitle', { name })} onClose={onClose}>
      {() => (
        <>
          <p>{t('profile.removeText')}</p>
          <div className={styles.footer}>
            <Button data-autofocus onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                remove(index);
                builder.change({ profile: null });
                onClose();
              }}
            >
              {t('profile.remove')}
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  );
}
