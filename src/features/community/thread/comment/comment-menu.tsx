import { Ellipsis, EyeOff, Flag, Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMutingMenu } from '#src/features/account/people/muting/use-muting-menu.tsx';
import type { MenuAction } from '#src/kit/overlay/action-list.tsx';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePermissions } from '../../console.data.ts';
import type { ThreadPlace } from '../data/list.ts';
import { useTakeAway } from '../data/moderate.ts';
import styles from './comment.module.css';
import type { Comment } from './comment.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useCopiedLink } from './use-copied-link.ts';

interface Props {
  readonly place: ThreadPlace;
  readonly comment: Comment;
  readonly reader: string | null;
  /** Null for what cannot be edited. */
  readonly onEdit: (() => void) | null;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** What is done with a comment now and then. */
export function CommentMenu({ place, comment: { post }, reader, onEdit }: Props) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'delete' | 'report' | null>(null);
  const { message, announce, copy } = useCopiedLink(post.id);
  const [isWanted, setWanted] = useState(false);
  // Asked for with the first menu that someone opens: few people may do more than others.
  const mayHide = usePermissions(reader, isWanted && reader !== null).data?.includes('report') === true;
  const isOwn = reader !== null && post.author?.username === reader;
  /** Authors delete, moderators hide what others wrote. */
  const deed = isOwn ? 'delete' : 'hide';
  const deletion = useTakeAway(place, reader);
  const muting = useMutingMenu(post.author, reader, announce);
  const close = () => setDialog(null);
  const erase = () => setDialog('delete');
  const actions: readonly MenuAction[] = [
    { label: t('thread.copyLink'), icon: <Link2 {...ICON} />, onChoose: copy },
    ...(onEdit ? [{ label: t('action.edit'), icon: <Pencil {...ICON} />, onChoose: onEdit }] : []),
    ...(isOwn ? [{ label: t('thread.delete'), icon: <Trash2 {...ICON} />, onChoose: erase }] : []),
    ...(reader !== null && !isOwn
      ? [{ label: t('thread.report'), icon: <Flag {...ICON} />, onChoose: () => setDialog('report') }]
      : []),
    ...muting.actions,
    ...(mayHide && !isOwn ? [{ label: t('thread.hide'), icon: <EyeOff {...ICON} />, onChoose: erase }] : []),
  ];
  return (
    <>
      <ActionMenu
        label={t('thread.actions')}
        actions={actions}
        onOpen={() => setWanted(true)}
        button={(opener) => (
          <button {...opener} type="button" className={styles.action} aria-label={t('thread.actions')}>
            <Ellipsis {...ICON} />
          </button>
        )}
      />
      <span className={styles.said} role="status">
        {message}
      </span>
      {muting.dialog}
      <DeleteDialog
        opened={dialog === 'delete'}
        title={t(`thread.${deed}Title`)}
        text={t(`thread.${deed}Text`)}
        label={t(`thread.${deed}`)}
        deletion={deletion}
        onConfirm={() =>
          deletion.mutate({ id: post.id, deed }, { onSuccess: ({ isDone }) => isDone && close() })
        }
        onClose={close}
      />
      <ReportDialog
        opened={dialog === 'report'}
        title={t('report.title')}
        about={{ id: post.id }}
        onClose={close}
        onReported={() => {
          close();
          announce(t('report.done'));
        }}
      />
    </>
  );
}
