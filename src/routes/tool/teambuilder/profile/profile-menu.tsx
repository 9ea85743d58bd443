import { ActionIcon } from '@mantine/core';
import { Ellipsis, FilePlus, Layers, Pencil, Trash2, Upload, Users } from 'lucide-react';
import { useState } from 'react';
import type { MenuAction } from '#src/components/action-list.tsx';
import { ActionMenu } from '#src/components/action-menu.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { RenameDialog } from '#src/parts/profiles/rename-dialog.tsx';
import type { Builder } from '../state/builder.ts';
import { useNewProfile } from '../state/use-new-profile.ts';
import { RemoveDialog } from './profile-dialogs.tsx';
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
  const icon = { size: 16, 'aria-hidden': true } as const;
  const actions: readonly MenuAction[] = [
    { label: t('profile.premade'), icon: <Layers {...icon} />, onChoose: addPremade },
    { label: t('profile.import'), icon: <Upload {...icon} />, onChoose: importing.open },
    { label: t('profile.blank'), icon: <FilePlus {...icon} />, onChoose: addEmpty },
    ...(index < 0
      ? []
      : [
          { label: t('profile.rename'), icon: <Pencil {...icon} />, onChoose: () => setDialog('rename') },
          { label: t('profile.remove'), icon: <Trash2 {...icon} />, onChoose: () => setDialog('remove') },
        ]),
    { label: t('profile.manage'), icon: <Users {...icon} />, to: '/profile/manager' },
  ];
  return (
    <>
      <ActionMenu
        label={t('profile.actions')}
        actions={actions}
        button={(opener) => (
          <ActionIcon {...opener} variant="default" aria-label={t('profile.actions')}>
            <Ellipsis {...icon} />
          </ActionIcon>
        )}
      />
      <ProfileImport {...importing.props} />
      {dialog === 'rename' && (
        <RenameDialog index={index} onRenamed={(profile) => builder.change({ profile })} onClose={close} />
      )}
      {dialog === 'remove' && <RemoveDialog builder={builder} index={index} onClose={close} />}
    </>
  );
}
