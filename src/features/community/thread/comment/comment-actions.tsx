import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart, Reply } from 'lucide-react';
import type { ListedPost } from '#model/contract/community/post';
import { callApi } from '#src/kit/data/api/call.ts';
import { refusedWith } from '#src/kit/data/api/queries.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ThreadPlace } from '../data/list.ts';
import { patchComment } from '../data/list.ts';
import styles from './comment.module.css';
import type { Comment } from './comment.ts';
import { CommentMenu } from './comment-menu.tsx';

interface Like {
  readonly id: number;
  readonly value: boolean;
}

const withLike =
  (value: boolean) =>
  (post: ListedPost): ListedPost =>
    post.liked === value
      ? post
      : { ...post, liked: value, likes: Math.max(0, post.likes + (value ? 1 : -1)) };

async function sendLike(queries: QueryClient, { id, value }: Like) {
  const result = await callApi('POST post/like', 'postLike', { id, value });
  if (!result.isDone) patchComment(queries, id, withLike(!value));
  else patchComment(queries, id, (post) => ({ ...post, likes: result.answer.likes }));
  return result;
}

/** Optimistic likes, reverted when the server refuses, one call after the other. */
function useLike(id: number) {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    scope: { id: `like ${id}` },
    onMutate: ({ value }: Like) => patchComment(queries, id, withLike(value)),
    mutationFn: (like: Like) => sendLike(queries, like),
  });
}

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
  const { mutate, data } = useLike(id);
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
        onClick={() => mutate({ id, value: !isLiked })}
      >
        <Heart size={16} aria-hidden="true" fill={isLiked ? 'currentColor' : 'none'} />
        {likes > 0 && integer(likes)}
      </button>
      {data?.isDone === false && (
        <span className={styles.problem} role="alert">
          {t(refusedWith(data, 'BLOCKED_BY_MEMBER') ? 'muted.refused' : 'thread.likeFailed')}
        </span>
      )}
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
