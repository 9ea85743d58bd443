import { Menu } from '@mantine/core';
import { Ellipsis, EyeOff, Flag, Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commentAnchor } from '#model/site/comment-address';
import type { ThreadPlace } from '#src/data/comments/list.ts';
import { usePermissions } from '#src/data/console.ts';
import styles from './comment.module.css';
import type { Comment } from './comment.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface Props {
  readonly place: ThreadPlace;
  readonly comment: Comment;
  readonly reader: string | null;
  /** Null for what cannot be edited. */
  readonly onEdit: (() => void) | null;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Copies the address of a comment; says whether it could. */
async function copyLink(id: number): Promise<boolean> {
  const address = new URL(location.href);
  address.hash = commentAnchor(id);
  try {
    await navigator.clipboard.writeText(address.href);
    return true;
  } catch {
    return false;
  }
}

/** What is done with a comment now and then. */
export function CommentMenu({ place, comment: { post }, reader, onEdit }: Props) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'delete' | 'report' | null>(null);
  const [said, setSaid] = useState('');
  const [isWanted, setWanted] = useState(false);
  // Asked for with the first menu that somebody opens: few people may do more than others.
  const mayHide = usePermissions(reader, isWanted && reader !== null).data?.includes('report') === true;
  const isOwn = reader !== null && post.author?.username === reader;
  const close = () => setDialog(null);
  const copy = async () =>
    setSaid((await copyLink(post.id)) ? t('thread.linkCopied') : t('thread.linkNotCopied'));
  return (
    <>
      <Menu position="bottom-start" withinPortal shadow="none" onOpen={() => setWanted(true)}>
        <Menu.Target>
          <button type="button" className={styles.action} aria-label={t('thread.actions')}>
            <Ellipsis {...ICON} />
          </button>
        </Menu.Target>
        <Menu.Dropdown className={styles.menu ?? ''}>
          <Menu.Item leftSection={<Link2 {...ICON} />} onClick={() => void copy()}>
            {t('thread.copyLink')}
          </Menu.Item>
          {onEdit && (
            <Menu.Item leftSection={<Pencil {...ICON} />} onClick={onEdit}>
              {t('action.edit')}
            </Menu.Item>
          )}
          {isOwn && (
            <Menu.Item leftSection={<Trash2 {...ICON} />} onClick={() => setDialog('delete')}>
              {t('thread.delete')}
            </Menu.Item>
          )}
          {reader !== null && !isOwn && (
            <Menu.Item leftSection={<Flag {...ICON} />} onClick={() => setDialog('report')}>
              {t('thread.report')}
            </Menu.Item>
          )}
          {mayHide && !isOwn && (
            <Menu.Item leftSection={<EyeOff {...ICON} />} onClick={() => setDialog('delete')}>
              {t('thread.hide')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <span className={styles.said} role="status">
        {said}
      </span>
      <DeleteDialog
        opened={dialog === 'delete'}
        place={place}
        id={post.id}
        words={isOwn ? 'delete' : 'hide'}
        onClose={close}
      />
      <ReportDialog
        opened={dialog === 'report'}
        id={post.id}
        onClose={close}
        onReported={() => {
          close();
          setSaid(t('report.done'));
        }}
      />
    </>
  );
}
