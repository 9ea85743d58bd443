import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { postKindOf } from '#model/contract/community/categories';
import { readPostText } from '#model/records/read-rich-text';
import { shownName } from '#model/rules/shown-name';
import { Monogram } from '#src/features/account/people/monogram.tsx';
import { useSilenceOf } from '#src/features/account/people/muting/muted.data.ts';
import { MutedFold } from '#src/features/account/people/muting/muted-fold.tsx';
import { Author } from '#src/features/community/thread/comment/author.tsx';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useHeldBack } from '#src/kit/actors/use-held-back.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Actions } from './actions.tsx';
import { AuthorPanel } from './aside/author-panel.tsx';
import { MorePanel } from './aside/more-panel.tsx';
import { Content } from './content.tsx';
import { MatureGate } from './mature-gate.tsx';
import type { Post, TakingPost } from './post.data.ts';
import styles from './post.module.css';
import { Tags } from './tags.tsx';

export interface WorkProps {
  readonly post: Post;
  /** Whether its reader has passed the gate that names its warnings, or wrote it. */
  readonly isAskedFor: boolean;
}

export interface PostViewProps {
  readonly post: Post;
  readonly reader: string | null;
  readonly deletion: TakingPost;
  /** Stands before the post and bears its title. */
  readonly Work?: ComponentType<WorkProps>;
  /** Stands below the author: who wrote it with them. */
  readonly Company?: ComponentType<{ readonly post: Post; readonly reader: string | null }>;
}

/** A post as its readers see it: who, what, what can be done, comments; beside it the author and more by them. */
export function PostView(props: PostViewProps) {
  const { post, reader, Work, Company } = props;
  const silenceOf = useSilenceOf();
  const [isShown, show] = useState(false);
  const isOwn = reader !== null && post.author?.username === reader;
  const isHeldBack = useHeldBack()(post);
  if (isHeldBack && !isShown && !isOwn) return <MatureGate post={post} onShow={() => show(true)} />;
  const { author, id } = post;
  const page = (
    <div
      className={styles.page}
      data-single={author === null || undefined}
      data-work={Work !== undefined || undefined}
    >
      <div className={styles.column}>
        <MutedFold username={author?.username}>
          <Article {...props} />
        </MutedFold>
        <ThreadPlace place={{ categoryName: 'POST_COMMENT', categoryId: String(id) }} locked={post.locked} />
      </div>
      {author && (
        <aside className={styles.column}>
          <AuthorPanel username={author.username} reader={reader} />
          {Company && (
            <Suspense>
              <Company post={post} reader={reader} />
            </Suspense>
          )}
          {silenceOf(author.username) === null && (
            <MorePanel author={author} id={id} kind={postKindOf(post.categoryId)} />
          )}
        </aside>
      )}
    </div>
  );
  if (!Work) return page;
  return (
    <>
      <MutedFold username={author?.username}>
        <Work post={post} isAskedFor={isShown || isOwn} />
      </MutedFold>
      {page}
    </>
  );
}

function Article({ post, reader, deletion, Work }: PostViewProps) {
  const { t } = useTranslation();
  const text = useMemo(() => readPostText(post.content), [post.content]);
  return (
    <article className={styles.post} id="post">
      <Head post={post} reader={reader} />
      {!Work && <h1 className={styles.title}>{post.title || t('post.untitled')}</h1>}
      <div className={styles.body}>
        <Content text={text} />
      </div>
      <Tags tags={post.tags} kind={postKindOf(post.categoryId)} />
      {post.locked !== undefined && (
        <p className={styles.quiet} role="note">
          {t('decision.locked', { reason: t(`report.of.${post.locked}`) })}
        </p>
      )}
      <Actions post={post} reader={reader} deletion={deletion} />
    </article>
  );
}

function Head({ post: { author, time, editedAt }, reader }: Omit<PostViewProps, 'deletion' | 'Work'>) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  return (
    <div className={styles.head}>
      <Monogram name={author ? shownName(author) : ''} />
      <div>
        {author ? <Author author={author} reader={reader} /> : <p>{t('thread.nobody')}</p>}
        <p className={styles.quiet}>
          <time dateTime={new Date(time).toISOString()}>{dateTime(time)}</time>
          {editedAt !== null && ` · ${t('post.edited', { time: dateTime(editedAt) })}`}
        </p>
      </div>
    </div>
  );
}
