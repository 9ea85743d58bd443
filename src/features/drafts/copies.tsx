import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { WorkContent } from '#model/writing/work/kept-work';
import { useSession } from '#src/kit/actors/use-session.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { isPost, type Post, usePost } from '../posts/post/post.data.ts';
import { useCopy } from './drafts.data.ts';
import styles from './drafts.module.css';
import { type DraftKind, draftPath } from './kind.ts';

interface OfKind<Content extends WorkContent> {
  readonly kind: DraftKind<Content>;
}

interface PostProps<Content extends WorkContent> extends OfKind<Content> {
  readonly id: number;
  /** The copy of what a post has: whose it is, and what of it is the new author's to say. */
  readonly copied: (content: Content, post: Post) => Content;
}

/** Makes a copy of a member's work and leads to it. */
export function CopyOfPost<Content extends WorkContent>({ kind, id, copied }: PostProps<Content>) {
  const { user } = useSession();
  const { data: post, error, refetch } = usePost(id, user?.username ?? null);
  if (error && !post) return <CopyFailed kind={kind} error={error} onRetry={() => void refetch()} />;
  if (post === undefined) return <Copying kind={kind} />;
  if (!isPost(post) || post.categoryId !== kind.category || post.deleted) return <NoCopy kind={kind} />;
  const contentOf = async () => {
    const content = await kind.contentOf(post, location.origin);
    return content && copied(content, post);
  };
  return <Copy kind={kind} of={post.id} contentOf={contentOf} />;
}

interface CopyProps<Content extends WorkContent> extends OfKind<Content> {
  /** Names what it is a copy of. */
  readonly of: unknown;
  readonly contentOf: () => Content | null | Promise<Content | null>;
}

/** Makes a draft with such a content, and leads to it. */
export function Copy<Content extends WorkContent>({ kind, of, contentOf }: CopyProps<Content>) {
  const { t } = useTranslation();
  const { data: key, error } = useCopy(kind, of, contentOf);
  if (error !== null)
    return (
      <Titled kind={kind}>
        <div role="alert" className={styles.danger}>
          {t('write.draft.unkept')}
        </div>
      </Titled>
    );
  if (key === null) return <NoCopy kind={kind} />;
  return key === undefined ? <Copying kind={kind} /> : <Navigate replace to={draftPath(kind, key)} />;
}

interface FailedProps<Content extends WorkContent> extends OfKind<Content> {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** What is to be copied did not come. */
export function CopyFailed<Content extends WorkContent>({ kind, error, onRetry }: FailedProps<Content>) {
  return (
    <Titled kind={kind}>
      <DataError message={error.message} onRetry={onRetry} />
    </Titled>
  );
}

export function Copying<Content extends WorkContent>({ kind }: OfKind<Content>) {
  const { t } = useTranslation();
  return (
    <Titled kind={kind}>
      <p role="status">{t('draft.copying')}</p>
    </Titled>
  );
}

function NoCopy<Content extends WorkContent>({ kind }: OfKind<Content>) {
  const { t } = useTranslation();
  return (
    <Titled kind={kind}>
      <p>{t('draft.noCopy')}</p>
    </Titled>
  );
}

function Titled<Content extends WorkContent>({
  kind,
  children,
}: OfKind<Content> & { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1>{t(kind.title)}</h1>
      {children}
    </div>
  );
}
