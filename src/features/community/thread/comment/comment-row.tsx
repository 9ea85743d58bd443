import { type ReactNode, useEffect, useRef } from 'react';
import { commentAnchor } from '#model/site/comment-address';
import { Monogram } from '#src/features/account/people/monogram.tsx';
import { shownName } from '#src/features/account/people/shown-name.ts';
import type { RichAids } from '#src/kit/text/rich-text/aids.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Author } from './author.tsx';
import styles from './comment.module.css';
import type { Comment } from './comment.ts';
import { Moment } from './moment.tsx';
import { Quote } from './quote.tsx';

interface Props {
  readonly comment: Comment;
  /** What it answers, if that is shown, too. */
  readonly parent: Comment | null;
  readonly aids: RichAids;
  readonly reader: string | null;
  /** The address points to it. */
  readonly isMarked: boolean;
  /** Stands in for the text while it is edited. */
  readonly editor: ReactNode;
  readonly actions: ReactNode;
}

/**
 * Brings what the address points to into sight, for eyes and for screen readers; again when the visitor asks again. It may
 * come late: then nobody is taken out of what they opened meanwhile.
 */
function useArrival(isMarked: boolean) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isMarked || document.activeElement?.closest('[role=dialog]')) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return element;
}

/** One comment: who, when, what it answers, the text, and what can be done. */
export function CommentRow({ comment, parent, aids, reader, isMarked, editor, actions }: Props) {
  const { t } = useTranslation();
  const element = useArrival(isMarked);
  const { post, text } = comment;
  const name = post.author ? shownName(post.author) : t('thread.nobody');
  return (
    <article
      ref={element}
      id={commentAnchor(post.id)}
      className={styles.comment}
      data-marked={isMarked || undefined}
      tabIndex={-1}
      aria-label={post.deleted ? t('thread.deleted') : t('thread.commentBy', { name })}
    >
      <Monogram name={post.author ? name : ''} />
      <div className={styles.main}>
        <div className={styles.head}>
          {post.author && !post.deleted ? (
            <Author author={post.author} reader={reader} />
          ) : (
            !post.deleted && <span className={styles.username}>{t('thread.nobody')}</span>
          )}
          <Moment id={post.id} time={post.time} />
          {post.editedAt !== null && !post.deleted && (
            <span className={styles.edited}>{t('thread.edited')}</span>
          )}
        </div>
        <Quote post={post} parent={parent} />
        {post.deleted && <p className={styles.gone}>{t('thread.deleted')}</p>}
        {!post.deleted && (editor ?? <RichTextView text={text} aids={aids} heading="h3" />)}
        {!post.deleted && actions}
      </div>
    </article>
  );
}
