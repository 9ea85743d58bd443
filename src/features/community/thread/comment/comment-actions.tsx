import { Reply } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ThreadPlace } from '../data/list.ts';
import styles from './comment.module.css';
import type { Comment } from './comment.ts';
import { CommentMenu } from './comment-menu.tsx';
import { LikeButton } from './like-button.tsx';

interface Props {
  readonly place: ThreadPlace;
  readonly comment: Comment;
  readonly reader: string | null;
  readonly onReply: () => void;
  readonly onEdit: (() => void) | null;
}

/** What can be done with a comment. */
export function CommentActions({ place, comment, reader, onReply, onEdit }: Props) {
  const { t } = useTranslation();
  const { post } = comment;
  const isMember = reader !== null;
  return (
    <div className={styles.actions}>
      <LikeButton id={post.id} likes={post.likes} isLiked={post.liked} isMember={isMember} />
      {isMember && (
        <button type="button" className={styles.action} onClick={onReply}>
          <Reply size={16} aria-hidden="true" />
          {t('thread.reply')}
        </button>
      )}
      <CommentMenu place={place} comment={comment} reader={reader} onEdit={onEdit} />
    </div>
  );
}
