import { Button } from '@mantine/core';
import { EyeOff, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { isMature } from '#model/rules/mature';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { NoSuchThing } from '#src/kit/detail/no-such-thing.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { isPost, type PostAbsence, usePost, useTakePost } from '../post/post.data.ts';
import { PostView } from '../post/post-view.tsx';
import { PostWaiting } from '../post/post-waiting.tsx';

const ICON = 28;

/** `/community/posts/{id}/{name?}`: one post. */
export function Screen() {
  const id = useIdOfAddress();
  return id === null ? <NoPost absence={{ absence: 'missing' }} /> : <OnePost key={id} id={id} />;
}

function OnePost({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const reader = useSession().user?.username ?? null;
  const { data: shown, error, refetch } = usePost(id, reader);
  const deletion = useTakePost(id);
  const post = shown && isPost(shown) ? shown : null;
  usePageName(post && !isMature(post) ? (post.title ?? null) : null);
  if (post) return <PostView post={post} reader={reader} deletion={deletion} />;
  if (shown && !isPost(shown)) return deletion.data?.isDone ? <Taken id={id} /> : <NoPost absence={shown} />;
  if (!error) return <PostWaiting />;
  return (
    <>
      <h1>{t('page.post')}</h1>
      <DataError message={error.message} onRetry={() => void refetch()} />
    </>
  );
}

/** Says whether there was such a post, and who took it away. */
function NoPost({ absence }: { readonly absence: PostAbsence }) {
  const { t } = useTranslation();
  const reader = useSession().user;
  const list = { path: '/community/posts', label: t('post.all') };
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
