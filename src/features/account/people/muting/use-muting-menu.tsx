import { UserX, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MenuAction } from '#src/kit/overlay/action-list.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { shownName } from '../shown-name.ts';
import { useMuting, useSilenceOf } from './muted.data.ts';
import { MutingDialog } from './muting-dialog.tsx';

const ICON = { size: 16, 'aria-hidden': true } as const;

interface MutingMenu {
  /** None for visitors, and about oneself and nobody. */
  readonly actions: readonly MenuAction[];
  /** Stands anywhere beside the menu. */
  readonly dialog: ReactNode;
}

interface Named {
  readonly username: string;
  readonly nickname: string | null;
}

/** What a menu offers to be rid of somebody: mute, block, or undo what was done. `say` tells what happened. */
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
