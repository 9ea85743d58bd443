import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis, FilePlus, Layers, Pencil, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Builder } from '../state/builder.ts';
import { useNewProfile } from '../state/use-new-profile.ts';
import { RemoveDialog, RenameDialog } from './profile-dialogs.tsx';
import { ProfileImport } from './profile-import.tsx';
import { useImportDialog } from './use-import-dialog.ts';

interface Props {
  readonly builder: Builder;
  /** Place of the shown profile; -1 when there is none. */
  readonly index: number;
}

type Dialog = 'rename' | 'remove';

/** New, imported, renamed, deleted: everything that is done to whole collections. */
export function ProfileMenu({ builder, index }: Props) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const importing = useImportDialog(builder);
  const { addPremade, addEmpty } = useNewProfile(builder);
  const close = () => setDialog(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The dialog gives the focus back to what had it, and the menu's item is gone by then. */
  const fromButton = (open: () => void) => () => {
    button.current?.focus();
    open();
  };
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon ref={button} variant="default" aria-label={t('profile.actions')}>
            <Ellipsis {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Layers {...icon} />} onClick={addPremade}>
            {t('profile.premade')}
          </Menu.Item>
          <Menu.Item leftSection={<Upload {...icon} />} onClick={fromButton(importing.open)}>
            {t('profile.import')}
          </Menu.Item>
          <Menu.Item leftSection={<FilePlus {...icon} />} onClick={addEmpty}>
            {t('profile.blank')}
          </Menu.Item>
          {index >= 0 && (
            <>
              <Menu.Item leftSection={<Pencil {...icon} />} onClick={fromButton(() => setDialog('rename'))}>
                {t('profile.rename')}
              </Menu.Item>
              <Menu.Item leftSection={<Trash2 {...icon} />} onClick={fromButton(() => setDialog('remove'))}>
                {t('profile.remove')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <ProfileImport opened={importing.isOpen} onImport={importing.run} onClose={importing.close} />
      {dialog === 'rename' && <RenameDialog builder={builder} index={index} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog builder={builder} index={index} onClose={close} />}
    </>
  );
}
