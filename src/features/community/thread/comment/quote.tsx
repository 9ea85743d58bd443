import { Reply } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { ListedPost } from '#model/contract/community/post';
import { plainTextOf } from '#model/rules/rich-text';
import { commentAnchor } from '#model/site/comment-address';
import { useSilenceOf } from '#src/features/account/people/muting/muted.data.ts';
import { shownName } from '#src/features/account/people/shown-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './comment.module.css';
import type { Comment } from './comment.ts';

interface Props {
  readonly post: ListedPost;
  /** What is answered, if it is among those shown. */
  readonly parent: Comment | null;
}

const MAX_QUOTE = 120;

/** What a comment answers, in short, and the way there. */
export function Quote({ post, parent }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const silenceOf = useSilenceOf();
  const person = parent?.post.author ?? post.repliedTo ?? null;
  const words = parent && silenceOf(person?.username) === null ? plainTextOf(parent.text, MAX_QUOTE) : '';
  if (post.repliesTo === undefined) return null;
  return (
    <Link
      className={styles.quote}
      to={{ pathname, search, hash: commentAnchor(post.repliesTo) }}
      replace
      preventScrollReset
    >
      <Reply size={14} aria-hidden="true" />
      <span className={styles.quoteName}>
        {person ? t('thread.inReplyTo', { name: shownName(person) }) : t('thread.inReply')}
      </span>
      {words !== '' && <span className={styles.quoteWords}>{words}</span>}
    </Link>
  );
}
