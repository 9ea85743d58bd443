import { Button } from '@mantine/core';
import { Ellipsis, EyeOff, Flag, History, MessageSquare, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { postKindOf } from '#model/contract/community/categories';
import { linkTo } from '#model/site/links';
import { editChartPath, editPostPath, editStoryPath } from '#model/site/objects';
import { useMutingMenu } from '#src/features/account/people/muting/use-muting-menu.tsx';
import { usePermissions } from '#src/features/community/console.data.ts';
import { DeleteDialog } from '#src/features/community/thread/comment/delete-dialog.tsx';
import { ReportDialog } from '#src/features/community/thread/comment/report-dialog.tsx';
import { useShare } from '#src/kit/address/use-share.ts';
import type { MenuAction } from '#src/kit/overlay/action-list.tsx';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { VersionsDialog } from './dialogs/versions-dialog.tsx';
import { LikeButton } from './like-button.tsx';
import type { Post, TakingPost } from './post.data.ts';
import styles from './post.module.css';

interface Props {
  readonly post: Post;
  readonly reader: string | null;
  readonly deletion: TakingPost;
}

type Dialog = 'delete' | 'report' | 'versions';

const ICON = { size: 16, 'aria-hidden': true } as const;

/** What is done with a post: like, go to its comments, give it away, report, and what its author may do. */
export function Actions({ post, reader, deletion }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { share, label, said } = useShare(post.title ?? '');
  const [dialog, open] = useState<Dialog | null>(null);
  const [done, say] = useState<string | null>(null);
  const muting = useMutingMenu(post.author, reader, say);
  const isOwn = reader !== null && post.author?.username === reader;
  const close = () => open(null);
  return (
    <div className={styles.actions}>
      <LikeButton post={post} isMember={reader !== null} />
      <a className={styles.action} href="#comments">
        <MessageSquare size={18} aria-hidden="true" />
        <span aria-hidden="true">{integer(post.comments)}</span>
        <span className="visually-hidden">
          {t('thread.title')}: {t('thread.count', { count: post.comments })}
        </span>
      </a>
      <button type="button" className={styles.action} onClick={share}>
        <Share2 size={18} aria-hidden="true" />
        {label}
      </button>
      <span className={styles.rest}>
        {reader !== null && !isOwn && (
          <Button variant="subtle" leftSection={<Flag {...ICON} />} onClick={() => open('report')}>
            {t('thread.report')}
          </Button>
        )}
        {reader !== null && (
          <Menu post={post} isOwn={isOwn} reader={reader} muting={muting.actions} onOpen={open} />
        )}
      </span>
      <span className={said === null && done !== null ? styles.said : 'visually-hidden'} role="status">
        {said ?? done}
      </span>
      {muting.dialog}
      <DeleteDialog
        opened={dialog === 'delete'}
        title={t(isOwn ? 'post.deleteTitle' : 'post.hideTitle')}
        text={t(isOwn ? 'post.deletedText' : 'thread.hideText')}
        label={t(isOwn ? 'thread.delete' : 'thread.hide')}
        deletion={deletion}
        onConfirm={() => deletion.mutate('delete', { onSuccess: ({ isDone }) => isDone && close() })}
        onClose={close}
      />
      <VersionsDialog opened={dialog === 'versions'} post={post} onClose={close} />
      <ReportDialog
        opened={dialog === 'report'}
        title={t('post.reportTitle')}
        about={{ id: post.id }}
        onClose={close}
        onReported={() => {
          close();
          say(t('report.done'));
        }}
      />
    </div>
  );
}

interface MenuProps {
  readonly post: Post;
  readonly isOwn: boolean;
  readonly reader: string;
  /** Actions on its author. */
  readonly muting: readonly MenuAction[];
  readonly onOpen: (dialog: Dialog) => void;
}

/** Where a work of each kind is edited. */
const EDITORS = { text: editPostPath, chart: editChartPath, story: editStoryPath } as const;

/** The menu for occasional actions of the author, of moderators and of readers. */
function Menu({ post: { id, categoryId, locked }, isOwn, reader, muting, onOpen }: MenuProps) {
  const { t } = useTranslation();
  const isModerator = usePermissions(reader).data?.includes('report') === true;
  const edit = linkTo(EDITORS[postKindOf(categoryId)](id));
  const ofKeepers: readonly MenuAction[] = [
    ...(isOwn && edit !== null && locked === undefined
      ? [{ label: t('action.edit'), icon: <Pencil {...ICON} />, to: edit }]
      : []),
    { label: t('post.versions'), icon: <History {...ICON} />, onChoose: () => onOpen('versions') },
    {
      label: t(isOwn ? 'thread.delete' : 'thread.hide'),
      icon: isOwn ? <Trash2 {...ICON} /> : <EyeOff {...ICON} />,
      onChoose: () => onOpen('delete'),
    },
  ];
  const actions = [...muting, ...(isOwn || isModerator ? ofKeepers : [])];
  if (actions.length === 0) return null;
  return (
    <ActionMenu
      label={t('post.actions')}
      actions={actions}
      button={(opener) => (
        <button {...opener} type="button" className={styles.action} aria-label={t('post.actions')}>
          <Ellipsis size={18} aria-hidden="true" />
        </button>
      )}
    />
  );
}
