import { Button } from '@mantine/core';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedPost } from '#model/contract/community/post';
import type { PostsQuery } from '#model/listing/posts-query';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import type { InAddress } from '#src/kit/address/use-address.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type PostListFilter, usePosts } from '../posts.data.ts';
import { ListHead } from './list-head.tsx';
import { LogInToFollow } from './log-in-to-follow.tsx';
import { PostList } from './post-list.tsx';

interface Props extends Pick<InAddress<PostsQuery>, 'change'> {
  readonly label: string;
  readonly query: PostsQuery;
  /** As chosen last, whatever is shown yet. */
  readonly sort: PostsQuery['sort'];
  /** The query in the words of the contract, at a moment. */
  readonly filterAt: (now: number) => PostListFilter;
  readonly isNarrowed: boolean;
  readonly counted: (count: number) => string;
  /** Takes back all filters. */
  readonly onClear: () => void;
  /** In place of an empty list that nothing narrows. */
  readonly none: ReactNode;
  /** What the reader has to do with a post, in its row. */
  readonly noteOf?: (post: ListedPost) => string | null;
  /** What else can be done where filters find nothing. */
  readonly invitation?: ReactNode;
}

/** What the filters of a list find of one kind of posts: its count, order and rows. */
export function FoundPosts(props: Props) {
  const { label, query, sort, change, filterAt, isNarrowed, counted, onClear, none, invitation, noteOf } =
    props;
  const { t } = useTranslation();
  const { user } = useSession();
  const now = useNow(HOUR_MS);
  const isAsked = (now > 0 || query.sort !== 'week') && (user !== null || !query.isFollowing);
  const list = usePosts(filterAt(now), { reader: user?.username ?? null, isEnabled: isAsked });
  if (query.isFollowing && !user) return <LogInToFollow />;
  return (
    <>
      <ListHead count={list.count} counted={counted} sort={sort} change={change} />
      <PostList
        label={label}
        list={list}
        {...(noteOf && { noteOf })}
        empty={
          isNarrowed ? (
            <EmptyState icon={<SearchX size={28} />} title={t('list.emptyTitle')} text={t('list.emptyText')}>
              <Button variant="filled" onClick={onClear}>
                {t('list.clearAll')}
              </Button>
              {invitation}
            </EmptyState>
          ) : (
            none
          )
        }
      />
    </>
  );
}
