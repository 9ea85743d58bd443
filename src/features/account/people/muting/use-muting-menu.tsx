import { Button } from '@mantine/core';
import { UserX, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MAX_MUTED } from '#model/contract/account/member-limits';
import { shownName } from '#model/rules/shown-name';
import type { CallOutcome } from '#src/kit/data/api/call.ts';
import type { MenuAction } from '#src/kit/overlay/action-list.tsx';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../people.module.css';
import { useMuting, useSilenceOf } from './muted.data.ts';

type Deed = 'mute' | 'block';

interface Props {
  readonly deed: Deed | null;
  readonly username: string;
  /** The displayed name. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: (deed: Deed) => void;
}

function useWhyNot(): (outcome: CallOutcome | undefined) => string | null {
  const { t } = useTranslation();
  return (outcome) => {
    if (outcome === undefined || outcome.isDone) return null;
    const { failure } = outcome;
    if (failure.kind !== 'refused') return t('person.notDone');
    if (failure.code === 'PERMISSION_DENIED') return t('muted.moderator');
    return failure.code === 'QUOTA_EXCEEDED' ? t('muted.full', { count: MAX_MUTED }) : t('person.notDone');
  };
}

/** Explains the effects of muting or blocking a member, and asks for confirmation. */
function MutingDialog({ deed, username, name, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { mutate, data, isPending, reset } = useMuting();
  const whyNot = useWhyNot()(data);
  const close = () => {
    reset();
    onClose();
  };
  const confirm = () => {
    if (deed === null || isPending) return;
    const done = (outcome: CallOutcome) => {
      if (!outcome.isDone) return;
      close();
      onDone(deed);
    };
    mutate({ username, deed, value: true }, { onSuccess: done });
  };
  const shown = deed ?? 'mute';
  return (
    <DialogFrame opened={deed !== null} title={t(`muted.${shown}Title`, { name })} onClose={close}>
      {() => (
        <div className={styles.question}>
          <p>{t(`muted.${shown}Text`)}</p>
          {whyNot !== null && (
            <p className={styles.problem} role="alert">
              {whyNot}
            </p>
          )}
          <DialogEnds>
            <Button variant="default" onClick={close} data-autofocus>
              {t('action.cancel')}
            </Button>
            <Button variant={shown === 'block' ? 'danger' : 'filled'} aria-busy={isPending} onClick={confirm}>
              {t(`muted.${shown}`)}
            </Button>
          </DialogEnds>
        </div>
      )}
    </DialogFrame>
  );
}

const ICON = { size: 16, 'aria-hidden': true } as const;

interface MutingMenu {
  /** Empty for visitors, for oneself and for deleted members. */
  readonly actions: readonly MenuAction[];
  /** Rendered anywhere outside the menu. */
  readonly dialog: ReactNode;
}

interface Named {
  readonly username: string;
  readonly nickname: string | null;
}

/** Menu items to mute, block, or undo either. `say` announces the result. */
export function useMutingMenu(
  member: Named | null,
  reader: string | null,
  say: (text: string) => void,
): MutingMenu {
  const { t } = useTranslation();
  const [deed, ask] = useState<'mute' | 'block' | null>(null);
  const { mutate, isPending } = useMuting();
  const silence = useSilenceOf()(member?.username);
  if (member === null || reader === null || member.username === reader) return { actions: [], dialog: null };
  const { username } = member;
  const undo = () => {
    if (isPending) return;
    const was = silence === 'blocked' ? 'block' : 'mute';
    mutate(
      { username, deed: was, value: false },
      { onSuccess: ({ isDone }) => say(t(isDone ? 'muted.undone' : 'person.notDone')) },
    );
  };
  const block = { label: t('muted.block'), icon: <UserX {...ICON} />, onChoose: () => ask('block') };
  const mute = { label: t('muted.mute'), icon: <VolumeX {...ICON} />, onChoose: () => ask('mute') };
  const unmute = {
    label: t(silence === 'blocked' ? 'muted.unblock' : 'muted.unmute'),
    icon: <Volume2 {...ICON} />,
    onChoose: undo,
  };
  const actions = silence === null ? [mute, block] : silence === 'muted' ? [unmute, block] : [unmute];
  const dialog = (
    <MutingDialog
      deed={deed}
      username={username}
      name={shownName(member)}
      onClose={() => ask(null)}
      onDone={(done) => say(t(`muted.${done}Done`))}
    />
  );
  return { actions, dialog };
}
