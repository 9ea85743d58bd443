import { MessageSquareText, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { filterOf, NO_QUERY } from '#model/listing/posts-query';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LogInToFollow } from '../list/log-in-to-follow.tsx';
import { PostList } from '../list/post-list.tsx';
import { postsPath } from '../list/posts-address.ts';
import { usePosts } from '../posts.data.ts';
import styles from './home.module.css';

const SHOWN = 10;

/** What was written last, by everybody or by people one follows. */
export function Newest() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [isFollowing, setFollowing] = useState(false);
  const filter = filterOf({ ...NO_QUERY, isFollowing }, 0);
  const reader = user?.username ?? null;
  const list = usePosts(filter, { reader, limit: SHOWN, isEnabled: !isFollowing || user !== null });
  return (
    <section id="newest" className={styles.column} aria-labelledby="newest-title">
      <header className={styles.head}>
        <h2 id="newest-title">{t('posts.newest')}</h2>
        <SegmentedChoice
          label={t('posts.whose')}
          value={isFollowing ? 'following' : 'all'}
          choices={[
            { value: 'all', label: t('posts.everybody') },
            { value: 'following', label: t('posts.followed') },
          ]}
          onChange={(value) => setFollowing(value === 'following')}
        />
      </header>
      {isFollowing && !user ? (
        <LogInToFollow />
      ) : (
        <PostList
          label={t('posts.newest')}
          list={{ ...list, hasMore: false }}
          empty={isFollowing ? <NothingFollowed /> : <NothingYet />}
        />
      )}
      <p>
        <Link to={postsPath({ isFollowing })}>{t('posts.all')}</Link>
      </p>
    </section>
  );
}

function NothingFollowed() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<UserPlus size={28} />}
      title={t('posts.membersTitle')}
      text={t('posts.followedEmpty')}
    />
  );
}

function NothingYet() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<MessageSquareText size={28} />}
      title={t('posts.noneTitle')}
      text={t('posts.noneText')}
    />
  );
}
