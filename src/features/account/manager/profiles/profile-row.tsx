import { ActionIcon, NativeSelect } from '@mantine/core';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { uniqueName } from '#model/profile/naming';
import type { Profile } from '#model/profile/profile';
import { isServerIndex } from '#model/vocabulary/servers';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { RenameDialog } from '../../profiles/rename-dialog.tsx';
import styles from './profiles.module.css';

interface Props {
  readonly profile: Profile;
  readonly index: number;
  /** It got its name just now: another name is another row, and the keyboard goes on in it. */
  readonly isRenamed: boolean;
  readonly onRenamed: (name: string) => void;
}

/** One collection and what can be done with it. */
export function ProfileRow({ profile, index, ...renaming }: Props) {
  const { t } = useTranslation();
  const servers = useServerOptions();
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
        aria-label={t('manager.serverOf', { name })}
        value={String(profile.server)}
        data={servers.map(({ value, name }) => ({ value: String(value), label: name }))}
        onChange={(event) => {
          const server = Number(event.currentTarget.value);
          if (isServerIndex(server)) replace(index, { ...profile, server });
        }}
      />
      <RowActions profile={profile} index={index} name={name} {...renaming} />
    </div>
  );
}

interface ActionsProps extends Props {
  readonly name: string;
}

function RowActions({ profile, index, name, isRenamed, onRenamed }: ActionsProps) {
  const { t } = useTranslation();
  const { profiles, insert, remove } = useProfiles();
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRenamed) pencil.current?.focus({ preventScroll: true });
  }, [isRenamed]);
  const duplicate = () => {
    const taken = profiles.map((each) => each.name);
    insert({ ...profile, name: uniqueName(profile.name, taken) });
  };
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <span className={styles.actions}>
      <ActionIcon
        ref={pencil}
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
      {isRenaming && <RenameDialog index={index} onRenamed={onRenamed} onClose={() => setRenaming(false)} />}
    </span>
  );
}
