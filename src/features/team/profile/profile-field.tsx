import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { Ellipsis, FilePlus, IdCard, Layers, Pencil, Trash2, Upload, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SERVERS } from '#model/vocabulary/servers';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import type { MenuAction } from '#src/kit/overlay/action-list.tsx';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../fields/fields.module.css';
import type { Question } from '../question/use-question.ts';
import { ProfileImport, useImportDialog, useNewProfile } from './new-profile.tsx';

const RenameDialog = lazy(async () => ({
  default: (await import('../../account/profiles/rename-dialog.tsx')).RenameDialog,
}));

interface Props {
  readonly question: Question;
}

/** Which collection, and what can be done with collections. */
export function ProfileField({ question }: Props) {
  const { t } = useTranslation();
  const { profiles, select, isLoading } = useProfiles();
  const shownName = useProfileName();
  const { profile, change } = question;
  const index = profile === null ? -1 : profiles.indexOf(profile);
  const choices = profiles.map((each, i) => ({
    value: String(i),
    label: t('profile.choice', {
      name: shownName(each.name),
      server: t(`server.short.${SERVERS[each.server]}`),
    }),
  }));
  // A full collection that only a link names is none of the visitor's.
  const label = isLoading ? t('profile.loading') : profile ? shownName(profile.name) : '';
  const nobody = { value: '', label, disabled: true };
  return (
    <>
      <NativeSelect
        className={styles.spread ?? ''}
        aria-label={t('profile.label')}
        leftSection={<IdCard size={16} aria-hidden="true" />}
        disabled={profiles.length === 0}
        value={index < 0 ? '' : String(index)}
        data={[...(index < 0 ? [nobody] : []), ...choices]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = profiles[Number(value)];
          if (!chosen) return;
          select(Number(value));
          change({ profile: chosen.name });
        }}
      />
      <ProfileMenu question={question} index={index} />
    </>
  );
}

interface ProfileMenuProps {
  readonly question: Question;
  /** Place of the shown profile; -1 when there is none. */
  readonly index: number;
}

type Dialog = 'rename' | 'remove';

/** New, imported, renamed, deleted: everything that is done to whole collections. */
function ProfileMenu({ question, index }: ProfileMenuProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const importing = useImportDialog(question);
  const { addPremade, addEmpty } = useNewProfile(question);
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
        <Suspense fallback={null}>
          <RenameDialog index={index} onRenamed={(profile) => question.change({ profile })} onClose={close} />
        </Suspense>
      )}
      {dialog === 'remove' && <RemoveDialog question={question} index={index} onClose={close} />}
    </>
  );
}

interface ProfileDialogsProps {
  readonly question: Question;
  readonly index: number;
  readonly onClose: () => void;
}

function RemoveDialog({ question, index, onClose }: ProfileDialogsProps) {
  const { t } = useTranslation();
  const { profiles, remove } = useProfiles();
  const name = useProfileName()(profiles[index]?.name ?? '');
  return (
    <DialogFrame opened title={t('profile.removeTitle', { name })} onClose={onClose}>
      {() => (
        <>
          <p>{t('profile.removeText')}</p>
          <DialogEnds>
            <Button data-autofocus onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                remove(index);
                question.change({ profile: null });
                onClose();
              }}
            >
              {t('profile.remove')}
            </Button>
          </DialogEnds>
        </>
      )}
    </DialogFrame>
  );
}
