import { filterOf, NO_QUERY } from '#model/listing/posts-query';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { postsPath } from '../list/posts-address.ts';
import styles from './home.module.css';
import { ShortList } from './short-list.tsx';

/** What was liked most of the last seven days. */
export function Popular() {
  const { t } = useTranslation();
  const now = useNow(HOUR_MS);
  const filter = filterOf({ ...NO_QUERY, sort: 'week' }, now);
  return (
    <div className={styles.panel}>
      <Section
        id="popular"
        title={t('posts.popular')}
        note={<PageLink to={postsPath({ sort: 'week' })}>{t('posts.seeAll')}</PageLink>}
      >
        <ShortList filter={filter} isEnabled={now > 0} none={t('posts.quietWeek')} />
      </Section>
    </div>
  );
}
