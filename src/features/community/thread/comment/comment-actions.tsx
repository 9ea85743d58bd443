import { useQueryClient } from '@tanstack/react-query';
import { Heart, Reply } from 'lucide-react';
import { NotDone } from '#src/features/account/people/not-done.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useLike } from '../../likes.data.ts';
import type { ThreadPlace } from '../data/list.ts';
import { patchComment } from '../data/list.ts';
import styles from './comment.module.css';
import type { Comment } from './comment.ts';
import { CommentMenu } from './comment-menu.tsx';

interface LikeButtonProps {
  readonly id: number;
  readonly likes: number;
  readonly isLiked: boolean;
  /** Visitors see only the number. */
  readonly isMember: boolean;
}

/** The like button with its number. */
function LikeButton({ id, likes, isLiked, isMember }: LikeButtonProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const queries = useQueryClient();
  const { mutate, data } = useLike(id, (change) => patchComment(queries, id, change));
  if (!isMember) {
    return likes === 0 ? null : (
      <span className={styles.likes}>
        <Heart size={16} aria-hidden="true" />
        <span aria-hidden="true">{integer(likes)}</span>
        <span className="visually-hidden">{t('thread.likes', { count: likes })}</span>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-pressed={isLiked}
        aria-label={t('thread.likeButton', { count: likes })}
        onClick={() => mutate(!isLiked)}
      >
        <Heart size={16} aria-hidden="true" fill={isLiked ? 'currentColor' : 'none'} />
        {likes > 0 && integer(likes)}
      </button>
      <NotDone outcome={data} otherwise={t('thread.likeFailed')} />
    </>
  );
}

interface Props {
  readonly place: ThreadPlace;
  readonly comment: Comment;
  readonly reader: string | null;
  /** Null where no replies are allowed. */
  readonly onReply: (() => void) | null;
  readonly onEdit: (() => void) | null;
}

/** What can be done with a comment. */
export function CommentActions({ place, comment, reader, onReply, onEdit }: Props) {
  const { t } = useTranslation();
  const { post } = comment;
  const isMember = reader !== null;
  return (
    <div className={styles.actions}>
      <LikeButton
        id={post.id}
        likes={post.likes}
        isLiked={post.liked}
        isMember={isMember && (post.liked || post.locked === undefined)}
      />
      {isMember && onReply && (
        <button type="button" className={styles.action} onClick={onReply}>
          <Reply size={16} aria-hidden="true" />
          {t('thread.reply')}
        </button>
      )}
      <CommentMenu place={place} comment={comment} reader={reader} onEdit={onEdit} />
    </div>
  );
}
