import { Button } from '@mantine/core';
import { MessageSquareText, SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { decodePosts, filterOf, isNarrowed, NO_QUERY, type PostsQuery } from '#model/listing/posts-query';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { type InAddress, useAddress } from '#src/kit/address/use-address.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../list/list.module.css';
import { ListHead } from '../list/list-head.tsx';
import { LogInToFollow } from '../list/log-in-to-follow.tsx';
import { NewPost } from '../list/new-post.tsx';
import { PostFilters } from '../list/post-filters.tsx';
import { PostList } from '../list/post-list.tsx';
import { encodePosts } from '../list/posts-address.ts';
import { usePosts } from '../posts.data.ts';

const CODEC = { decode: decodePosts, encode: encodePosts };

/** `/community/posts`: what members wrote. */
export function Screen() {
  const { t } = useTranslation();
  const { inputs, change } = useAddress(CODEC);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('page.posts')}</h1>
          <p className={styles.lead}>{t('posts.lead')}</p>
        </div>
        <NewPost />
      </header>
      <PostFilters inputs={inputs} change={change} />
      <Found query={useDeferredValue(inputs)} sort={inputs.sort} change={change} />
    </div>
  );
}

interface FoundProps {
  readonly query: PostsQuery;
  /** As chosen last, whatever is shown yet. */
  readonly sort: PostsQuery['sort'];
  readonly change: InAddress<PostsQuery>['change'];
}

function Found({ query, sort, change }: FoundProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const now = useNow(HOUR_MS);
  const isAsked = (now > 0 || query.sort !== 'week') && (user !== null || !query.isFollowing);
  const list = usePosts(filterOf(query, now), { reader: user?.username ?? null, isEnabled: isAsked });
  if (query.isFollowing && !user) return <LogInToFollow />;
  return (
    <>
      <ListHead count={list.count} sort={sort} change={change} />
      <PostList
        label={t('page.posts')}
        list={list}
        empty={
          isNarrowed(query) ? (
            <EmptyState icon={<SearchX size={28} />} title={t('list.emptyTitle')} text={t('list.emptyText')}>
              <Button variant="filled" onClick={() => change({ ...NO_QUERY, sort })}>
                {t('list.clearAll')}
              </Button>
              {query.tags.length > 0 && <NewPost />}
            </EmptyState>
          ) : (
            <EmptyState
              icon={<MessageSquareText size={28} />}
              title={t('posts.noneTitle')}
              text={t('posts.noneText')}
            >
              <NewPost />
            </EmptyState>
          )
        }
      />
    </>
  );
}
