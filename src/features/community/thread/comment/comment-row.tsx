import { Tooltip } from '@mantine/core';
import { Reply } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { ListedPost } from '#model/contract/community/post';
import { distanceBetween } from '#model/rules/relative-time';
import { plainTextOf } from '#model/rules/rich-text';
import { shownName } from '#model/rules/shown-name';
import { commentAnchor } from '#model/site/comment-address';
import { localeTag } from '#model/vocabulary/locales';
import { MINUTE_MS } from '#model/vocabulary/time';
import { Monogram } from '#src/features/account/people/monogram.tsx';
import { useSilenceOf } from '#src/features/account/people/muting/muted.data.ts';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import type { RichAids } from '#src/kit/text/rich-text/aids.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { TimeChip } from '../times/time-chip.tsx';
import { Author } from './author.tsx';
import styles from './comment.module.css';
import type { Comment } from './comment.ts';

interface QuoteProps {
  readonly post: ListedPost;
  /** What is answered, if it is among those shown. */
  readonly parent: Comment | null;
}

const MAX_QUOTE = 120;

/** An excerpt of the answered comment, linked to it. */
function Quote({ post, parent }: QuoteProps) {
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

interface MomentProps {
  readonly id: number;
  /** Epoch milliseconds */
  readonly time: number;
}

/** How long ago it was written, as the link to the comment; the exact moment shows to pointer, touch and focus. */
function Moment({ id, time }: MomentProps) {
  const { language } = useTranslation();
  const { pathname, search } = useLocation();
  const now = useNow(MINUTE_MS);
  const exact = useDates().dateTime(time);
  const { value, unit } = distanceBetween(time, Math.max(now, time));
  const ago = new Intl.RelativeTimeFormat(localeTag(language), { numeric: 'auto' }).format(value, unit);
  return (
    <Tooltip label={exact} events={{ hover: true, focus: true, touch: true }} withinPortal>
      <Link
        className={styles.moment}
        to={{ pathname, search, hash: commentAnchor(id) }}
        replace
        preventScrollReset
        aria-label={`${ago} (${exact})`}
      >
        <time dateTime={new Date(time).toISOString()}>{ago}</time>
      </Link>
    </Tooltip>
  );
}

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
 * come late: then no one is taken out of what they opened meanwhile.
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
          {post.seconds !== undefined && !post.deleted && <TimeChip seconds={post.seconds} />}
          <Moment id={post.id} time={post.time} />
          {post.editedAt !== null && !post.deleted && (
            <span className={styles.edited}>{t('thread.edited')}</span>
          )}
        </div>
        <Quote post={post} parent={parent} />
        {post.deleted && <p className={styles.gone}>{t('thread.deleted')}</p>}
        {!post.deleted && (editor ?? <RichTextView text={text} aids={aids} heading="h3" />)}
        {post.locked !== undefined && !post.deleted && (
          <p className={styles.edited}>{t('decision.locked', { reason: t(`report.of.${post.locked}`) })}</p>
        )}
        {!post.deleted && actions}
      </div>
    </article>
  );
}
