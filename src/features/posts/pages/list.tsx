import { Button, Skeleton } from '@mantine/core';
import { MessageSquareText } from 'lucide-react';
import { useSession } from '#src/kit/actors/use-session.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePosts } from '../posts.data.ts';

const FILTER = { categoryId: 'text' } as const;
const HEIGHT = 480;

/** `/community/posts`: what members wrote. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <header>
        <h1>{t('page.posts')}</h1>
        <p>{t('posts.lead')}</p>
      </header>
      <Posts />
    </>
  );
}

function Posts() {
  const { t } = useTranslation();
  const { user } = useSession();
  const list = usePosts(FILTER, user?.username ?? null);
  if (!list.data && list.error)
    return <DataError message={list.error.message} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton height={HEIGHT} />;
  if (list.posts.length === 0)
    return (
      <EmptyState
        icon={<MessageSquareText size={28} />}
        title={t('posts.noneTitle')}
        text={t('posts.noneText')}
      />
    );
  return (
    <>
      <ul>
        {list.posts.map(({ id, title, author }) => (
          <li key={id}>
            <PageLink to={`/community/posts/${id}`}>{title ?? t('posts.untitled')}</PageLink>{' '}
            <bdi>{author?.nickname ?? author?.username}</bdi>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('posts.more')}
        </Button>
      )}
    </>
  );
}
