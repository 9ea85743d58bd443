import { MessageSquareText } from 'lucide-react';
import { useDeferredValue } from 'react';
import { decodePosts, filterOf, isNarrowed, NO_QUERY } from '#model/listing/posts-query';
import { useAddress } from '#src/kit/address/use-address.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { FoundPosts } from '../list/found-posts.tsx';
import styles from '../list/list.module.css';
import { NewPost } from '../list/new-post.tsx';
import { PostFilters } from '../list/post-filters.tsx';
import { encodePosts } from '../list/posts-address.ts';

const CODEC = { decode: decodePosts, encode: encodePosts };

/** `/community/posts`: what members wrote. */
export function Screen() {
  const { t } = useTranslation();
  const { inputs, change } = useAddress(CODEC);
  const query = useDeferredValue(inputs);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('page.posts')}</h1>
          <p className={styles.lead}>{t('posts.lead')}</p>
        </div>
        <NewPost />
      </header>
      <PostFilters kind="text" inputs={inputs} change={change} label={t('posts.search')} />
      <FoundPosts
        label={t('page.posts')}
        query={query}
        sort={inputs.sort}
        change={change}
        filterAt={(now) => filterOf(query, now)}
        isNarrowed={isNarrowed(query)}
        counted={(count) => t('posts.count', { count })}
        onClear={() => change({ ...NO_QUERY, sort: inputs.sort })}
        invitation={query.tags.length > 0 && <NewPost />}
        none={
          <EmptyState
            icon={<MessageSquareText size={28} />}
            title={t('posts.noneTitle')}
            text={t('posts.noneText')}
          >
            <NewPost />
          </EmptyState>
        }
      />
    </div>
  );
}
