import { Heart } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { logInPath } from '#model/site/objects';
import { NotDone } from '#src/features/account/people/not-done.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type Post, useLikePost } from './post.data.ts';
import styles from './post.module.css';

interface Props {
  readonly post: Post;
  /** Visitors are led to where they can log in. */
  readonly isMember: boolean;
}

/** How many like a post, and liking it oneself. */
export function LikeButton({ post: { id, likes, liked, locked }, isMember }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { pathname } = useLocation();
  const { mutate, data } = useLikePost(id);
  // A locked post takes no new likes; the reader's own can be taken back.
  const isClosed = locked !== undefined && !liked;
  if (!isMember)
    return (
      <Link className={styles.action} to={logInPath(pathname)}>
        <Heart size={18} aria-hidden="true" />
        <span aria-hidden="true">{integer(likes)}</span>
        <span className="visually-hidden">
          {t('thread.likes', { count: likes })}. {t('post.logInToLike')}
        </span>
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-pressed={liked}
        aria-disabled={isClosed}
        aria-label={t('thread.likeButton', { count: likes })}
        onClick={() => !isClosed && mutate(!liked)}
      >
        <Heart size={18} aria-hidden="true" fill={liked ? 'currentColor' : 'none'} />
        {integer(likes)}
      </button>
      <NotDone outcome={data} otherwise={t('thread.likeFailed')} />
    </>
  );
}
