import { BookOpenText } from 'lucide-react';
import { useDeferredValue } from 'react';
import {
  decodeStories,
  isStoriesNarrowed,
  NO_STORIES_QUERY,
  storyFilterOf,
  storyParams,
} from '#model/listing/stories-query';
import { useAddress } from '#src/kit/address/use-address.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { StoryFacets } from '../fanstories/list/story-facets.tsx';
import { FoundPosts } from '../list/found-posts.tsx';
import styles from '../list/list.module.css';
import { NewPost } from '../list/new-post.tsx';
import { PostFilters } from '../list/post-filters.tsx';
import { postsCodec } from '../list/posts-address.ts';

const CODEC = postsCodec(decodeStories, storyParams);

/** `/community/stories`: stories that members wrote (reference R143). */
export function Screen() {
  const { t } = useTranslation();
  const { inputs, change } = useAddress(CODEC);
  const query = useDeferredValue(inputs);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('page.fanStories')}</h1>
          <p className={styles.lead}>{t('posts.storiesLead')}</p>
        </div>
        <NewPost kind="story" />
      </header>
      <PostFilters kind="story" inputs={inputs} change={change} label={t('fanStories.search')}>
        <StoryFacets inputs={inputs} change={change} />
      </PostFilters>
      <FoundPosts
        label={t('page.fanStories')}
        query={query}
        sort={inputs.sort}
        change={change}
        filterAt={(now) => storyFilterOf(query, now)}
        isNarrowed={isStoriesNarrowed(query)}
        counted={(count) => t('fanStories.count', { count })}
        onClear={() => change({ ...NO_STORIES_QUERY, sort: inputs.sort })}
        none={
          <EmptyState
            icon={<BookOpenText size={28} />}
            title={t('posts.noStoriesTitle')}
            text={t('fanStories.noneText')}
          >
            <NewPost kind="story" />
          </EmptyState>
        }
      />
    </div>
  );
}
