import { Heart } from 'lucide-react';
import { refusedWith } from '#src/kit/data/api/queries.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useLike } from '../data/like.ts';
import styles from './comment.module.css';

interface Props {
  readonly id: number;
  readonly likes: number;
  readonly isLiked: boolean;
  /** Visitors see how many like it. */
  readonly isMember: boolean;
}

/** How many like it, and liking it oneself. */
export function LikeButton({ id, likes, isLiked, isMember }: Props) {
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
