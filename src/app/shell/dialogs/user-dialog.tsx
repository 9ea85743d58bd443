import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { SERVERS } from '#model/vocabulary/servers';
import { LanguageField } from '#src/features/account/preferences/language-field.tsx';
import { MainServerField } from '#src/features/account/preferences/server-fields.tsx';
import { ThemeField } from '#src/features/account/preferences/theme-field.tsx';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { DialogLayer } from '#src/kit/overlay/dialog-layer.tsx';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountEntries } from './account-entries.tsx';
import styles from './user-dialog.module.css';

interface Props {
  readonly onClose: () => void;
}

/** The user menu: hangs under its button, though it takes the keys and closes as every dialog does (reference R44). */
export function UserDialog({ onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogLayer opened title={t('user.open')} place="corner" width={340} onClose={onClose}>
      <AccountEntries onClose={onClose} />
      <div className={styles.fields}>
        <CardProfileField />
        <LanguageField />
        <MainServerField />
        <ThemeField />
      </div>
    </DialogLayer>
  );
}

/** The collection in use; which one is a choice where there are several. */
function CardProfileField() {
  const { t } = useTranslation();
  const { profiles, active, select } = useProfiles();
  const shownName = useProfileName();
  const id = useId();
  if (profiles.length === 0) return null;
  const names = profiles.map(({ name, server }) =>
    t('profile.choice', { name: shownName(name), server: t(`server.short.${SERVERS[server]}`) }),
  );
  return (
    <FieldRow label={t('user.cardProfile')} htmlFor={id}>
      <NativeSelect
        id={id}
        className={styles.profile ?? ''}
        value={active}
        data={names.map((label, value) => ({ label, value: String(value) }))}
        onChange={(event) => select(Number(event.currentTarget.value))}
      />
    </FieldRow>
  );
}
