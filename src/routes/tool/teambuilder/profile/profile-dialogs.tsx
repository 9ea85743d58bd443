import { Button } from '@mantine/core';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { DialogFrame } from '#src/components/dialog-frame.tsx';
import { useProfileName } from '#src/components/profile-name.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import styles from './profile-dialogs.module.css';

interface Props {
  readonly builder: Builder;
  readonly index: number;
  readonly onClose: () => void;
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
