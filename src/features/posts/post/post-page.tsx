import { Button } from '@mantine/core';
import { EyeOff, Trash2 } from 'lucide-react';
import { Link, Navigate } from 'react-router';
import { type PostKind, postKindOf } from '#model/contract/community/categories';
import { linkTo } from '#model/site/links';
import { POST_LISTS, publishedPath } from '#model/site/objects';
import type { TextKey } from '#model/texts/groups';
import { useHeldBack } from '#src/kit/actors/use-held-back.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { NoSuchThing } from '#src/kit/detail/no-such-thing.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { isPost, type PostAbsence, usePost, useTakePost } from './post.data.ts';
import { PostView, type PostViewProps } from './post-view.tsx';
import { PostWaiting } from './post-waiting.tsx';

const ICON = 28;

/** The page of one thing that a member published, by the id in the address. */
export interface PostPageProps {
  readonly kind: PostKind;
  /** The title of the page while there is no post, and the words of the link to the list. */
  readonly words?: { readonly title: TextKey; readonly all: TextKey };
  /** Stands before the post and bears its title: the work itself, where the post is more than its text. */
  readonly Work?: PostViewProps['Work'];
  /** Stands below the author. */
  readonly Company?: PostViewProps['Company'];
}

const WORDS = { title: 'page.post', all: 'post.all' } as const;

export function PostPage(props: PostPageProps) {
  const id = useIdOfAddress();
  return id === null ? (
    <NoPost absence={{ absence: 'missing' }} {...props} />
  ) : (
    <OnePost key={id} id={id} {...props} />
  );
}

function OnePost({ id, ...props }: PostPageProps & { readonly id: number }) {
  const { kind, words = WORDS, Work, Company } = props;
  const { t } = useTranslation();
  const reader = useSession().user?.username ?? null;
  const { data: shown, error, refetch } = usePost(id, reader);
  const deletion = useTakePost(id);
  const post = shown && isPost(shown) ? shown : null;
  const isHeldBack = useHeldBack();
  // What members published before its kind had pages is linked to as a post. Its name belongs to the other address.
  const elsewhere = post && postKindOf(post.categoryId) !== kind ? linkTo(publishedPath(post)) : null;
  usePageName(post && !isHeldBack(post) && elsewhere === null ? (post.title ?? null) : null);
  if (elsewhere !== null) return <Navigate replace to={elsewhere} />;
  if (post) {
    const parts = { ...(Work && { Work }), ...(Company && { Company }) };
    return <PostView post={post} reader={reader} deletion={deletion} {...parts} />;
  }
  if (shown && !isPost(shown))
    return deletion.data?.isDone ? <Taken id={id} /> : <NoPost absence={shown} {...props} />;
  if (!error) return <PostWaiting title={words.title} />;
  return (
    <>
      <h1>{t(words.title)}</h1>
      <DataError message={error.message} onRetry={() => void refetch()} />
    </>
  );
}

/** Says whether there was such a post, and who took it away. */
function NoPost({ absence, kind, words = WORDS }: PostPageProps & { readonly absence: PostAbsence }) {
  const { t } = useTranslation();
  const reader = useSession().user;
  const list = { path: POST_LISTS[kind], label: t(words.all) };
  if (absence.absence !== 'hidden')
    return (
      <NoSuchThing
        title={t(`post.${absence.absence}Title`)}
        text={t(`post.${absence.absence}Text`)}
        list={list}
      />
    );
  const { reason } = absence;
  const text =
    reason === null ? t('post.hiddenText') : t('post.hiddenReason', { reason: t(`report.of.${reason}`) });
  return (
    <EmptyState isPage icon={<EyeOff size={ICON} />} title={t('post.hiddenTitle')} text={text}>
      <Button component={Link} to={list.path} variant="filled">
        {list.label}
      </Button>
      {reader !== null && (
        <Button component={Link} to="/profile/account?t=decision">
          {t('post.hiddenYours')}
        </Button>
      )}
    </EmptyState>
  );
}

/** What the reader just took away, with the way back. */
function Taken({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { mutate, isPending, data } = useTakePost(id);
  return (
    <EmptyState
      isPage
      icon={<Trash2 size={ICON} />}
      title={t('post.deletedTitle')}
      text={t(data?.isDone === false ? 'thread.notBack' : 'post.deletedText')}
    >
      <Button
        variant="filled"
        aria-busy={isPending}
        onClick={() => {
          if (!isPending) mutate('undo');
        }}
      >
        {t('action.undo')}
      </Button>
    </EmptyState>
  );
}
