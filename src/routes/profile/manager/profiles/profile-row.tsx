import { ActionIcon, NativeSelect } from '@mantine/core';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freeName } from '#model/profile/naming';
import type { Profile } from '#model/profile/profile';
import { isServerIndex, SERVERS } from '#model/vocabulary/servers';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { useProfileName } from '#src/components/profile-name.ts';
import { RenameDialog } from '#src/parts/profiles/rename-dialog.tsx';
import styles from './profiles.module.css';

interface Props {
  readonly profile: Profile;
  readonly index: number;
}

/** One collection and what can be done with it. */
export function ProfileRow({ profile, index }: Props) {
  const { t } = useTranslation();
  const { active, select, replace } = useProfiles();
  const name = useProfileName()(profile.name);
  return (
    <div className={styles.row} data-active={index === active || undefined}>
      <label className={styles.pick}>
        <input type="radio" name="active-profile" checked={index === active} onChange={() => select(index)} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{t('hub.cards', { count: profile.cards.length })}</span>
        </span>
      </label>
      <NativeSelect
        className={styles.server ?? ''}
        aria-label={t('manager.serverOf', { name })}
        value={String(profile.server)}
        data={SERVERS.map((code, server) => ({ value: String(server), label: t(`server.${code}`) }))}
        onChange={(event) => {
          const server = Number(event.currentTarget.value);
          if (isServerIndex(server)) replace(index, { ...profile, server });
        }}
      />
      <RowActions profile={profile} index={index} name={name} />
    </div>
  );
}

function RowActions({ profile, index, name }: Props & { readonly name: string }) {
  const { t } = useTranslation();
  const { profiles, insert, remove } = useProfiles();
  const [isRenaming, setRenaming] = useState(false);
  const duplicate = () => {
    const taken = profiles.map((each) => each.name);
    insert({ ...profile, name: freeName(profile.name, taken) });
  };
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <span className={styles.actions}>
      <ActionIcon
        variant="default"
        aria-label={t('manager.renameOf', { name })}
        onClick={() => setRenaming(true)}
      >
        <Pencil {...icon} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('manager.duplicateOf', { name })} onClick={duplicate}>
        <Copy {...icon} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('manager.removeOf', { name })}
        onClick={() => remove(index)}
      >
        <Trash2 {...icon} />
      </ActionIcon>
      {isRenaming && <RenameDialog index={index} onClose={() => setRenaming(false)} />}
    </span>
  );
}
