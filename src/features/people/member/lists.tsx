import { Heart, MessageSquareText, Users } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { MAX_LIKES_COUNTED } from '#model/contract/account/member-limits';
import type { PostKind } from '#model/contract/community/categories';
import { filterOf, NO_QUERY } from '#model/listing/posts-query';
import type { Member } from '#src/features/account/people/people.data.ts';
import { NewPost } from '#src/features/posts/list/new-post.tsx';
import { PostList } from '#src/features/posts/list/post-list.tsx';
import { usePosts } from '#src/features/posts/posts.data.ts';
import { ListSkeleton } from '#src/kit/list/list-skeleton.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { PagedList } from '#src/kit/paged/paged-list.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useFollows } from './member.data.ts';
import styles from './member.module.css';
import { MEMBER_TABS, type MemberTab, memberPath, tabOf } from './member-address.ts';
import type { MemberProps } from './member-props.ts';
import { PersonRow } from './person-row.tsx';

const ICON = 28;

/** Few members show a collection, and it needs the whole list of cards. */
const CollectionTab = lazy(async () => ({
  default: (await import('../collection/collection-tab.tsx')).CollectionTab,
}));

/** Posts, likes, followers, followed members and a public collection: one list at a time, each with its own URL. */
export function Lists({ member, reader }: MemberProps) {
  const { t } = useTranslation();
  const tab = tabOf(useSearchParams()[0]);
  const { username } = member;
  const bar = useRef<HTMLElement>(null);
  // On phones the tabs scroll sideways; the page itself stays where it is.
  useLayoutEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>(`[data-tab=${tab}]`);
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft - bar.current.offsetLeft;
  }, [tab]);
  return (
    <section className={styles.lists} aria-label={t(`member.tab.${tab}`)}>
      <nav ref={bar} className={styles.tabs} aria-label={t('member.tabs')}>
        {MEMBER_TABS.filter((each) => countOf(member, each) !== null || each === tab).map((each) => (
          <Link
            key={each}
            className={styles.tab}
            data-tab={each}
            to={memberPath(username, each)}
            preventScrollReset
            aria-current={each === tab ? 'page' : undefined}
          >
            {t(`member.tab.${each}`)}
            <Count count={countOf(member, each)} most={each === 'likes' ? MAX_LIKES_COUNTED : null} />
          </Link>
        ))}
      </nav>
      <Shown tab={tab} username={username} reader={reader} />
    </section>
  );
}

/** Null where the tab has nothing to show to this reader. */
const countOf = (member: Member, tab: MemberTab): number | null =>
  ({
    posts: member.postCount,
    charts: member.chartCount,
    stories: member.storyCount,
    likes: member.likeCount,
    followers: member.followedByCount,
    following: member.followingCount,
    collection: member.collectionCount,
  })[tab];

interface CountProps {
  readonly count: number | null;
  /** Where counting stops; null where all are counted. */
  readonly most: number | null;
}

/** How much a tab holds. */
function Count({ count, most }: CountProps) {
  const { integer } = useFormat();
  if (count === null) return null;
  return (
    <span className={styles.tabCount}>
      {integer(count)}
      {count === most && '+'}
    </span>
  );
}

interface ShownProps {
  readonly username: string;
  readonly reader: string | null;
}

function Shown({ tab, ...props }: ShownProps & { readonly tab: MemberTab }) {
  switch (tab) {
    case 'posts':
      return <Posts key={tab} {...props} kind="text" />;
    case 'charts':
      return <Posts key={tab} {...props} kind="chart" />;
    case 'stories':
      return <Posts key={tab} {...props} kind="story" />;
    case 'likes':
      return <Likes {...props} />;
    case 'followers':
      return <People key={tab} {...props} side="followed" />;
    case 'following':
      return <People key={tab} {...props} side="following" />;
    case 'collection':
      return (
        <Suspense fallback={<ListSkeleton />}>
          <CollectionTab {...props} />
        </Suspense>
      );
  }
}

const PUBLISHED = {
  text: { tab: 'member.tab.posts', title: 'posts.noneTitle', text: 'member.noPosts' },
  chart: { tab: 'member.tab.charts', title: 'posts.noChartsTitle', text: 'member.noCharts' },
  story: { tab: 'member.tab.stories', title: 'posts.noStoriesTitle', text: 'member.noStories' },
} as const satisfies Readonly<Record<PostKind, object>>;

/** What a member published of a kind. */
function Posts({ username, reader, kind }: ShownProps & { readonly kind: PostKind }) {
  const { t } = useTranslation();
  const { tab, title, text } = PUBLISHED[kind];
  const list = usePosts(filterOf({ ...NO_QUERY, author: username }, 0, kind), { reader });
  const isInvited = kind === 'text' && username === reader;
  return (
    <PostList
      label={t(tab)}
      list={list}
      empty={
        <EmptyState
          icon={<MessageSquareText size={ICON} />}
          title={t(title)}
          text={t(isInvited ? 'posts.noneText' : text)}
        >
          {isInvited && <NewPost />}
        </EmptyState>
      }
    />
  );
}

/** Liked posts, the newest post first. */
function Likes({ username, reader }: ShownProps) {
  const { t } = useTranslation();
  const list = usePosts({ ...filterOf(NO_QUERY, 0), likedBy: username }, { reader });
  return (
    <PostList
      label={t('member.tab.likes')}
      list={list}
      empty={
        <EmptyState icon={<Heart size={ICON} />} title={t('member.none.likes')} text={t('member.noLikes')} />
      }
    />
  );
}

const ROW_HEIGHT = 44;

function People({ username, reader, side }: ShownProps & { readonly side: 'followed' | 'following' }) {
  const { t } = useTranslation();
  const list = useFollows(side, username, reader);
  const tab = side === 'followed' ? 'followers' : 'following';
  return (
    <PagedList
      label={t(`member.tab.${tab}`)}
      list={list}
      idOf={({ username: name }) => name}
      row={(person) => <PersonRow person={person} reader={reader} />}
      rowHeight={ROW_HEIGHT}
      empty={
        <EmptyState
          icon={<Users size={ICON} />}
          title={t(`member.none.${tab}`)}
          text={t('member.noneText')}
        />
      }
    />
  );
}
