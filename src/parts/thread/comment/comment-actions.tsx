import { Reply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './comment.module.css';
import type { Comment } from './comment.ts';
import { LikeButton } from './like-button.tsx';

interface Props {
  readonly comment: Comment;
  readonly reader: string | null;
  readonly onReply: () => void;
}

/** What can be done with a comment. */
export function CommentActions({ comment: { post }, reader, onReply }: Props) {
  const { t } = useTranslation();
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
    </div>
  );
}
