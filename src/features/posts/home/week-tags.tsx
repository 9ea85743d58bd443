import { weekBefore } from '#model/listing/posts-query';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTags } from '../posts.data.ts';
import { TagLinks } from '../tags/tag-chips.tsx';
import { kindsOfTags } from '../tags/tag-text.ts';
import { ThingsAround } from '../things/things-around.tsx';
import styles from './home.module.css';

/** What the posts of the last seven days are about. Its place is kept while it is on its way. */
export function WeekTags() {
  const { t } = useTranslation();
  const now = useNow(HOUR_MS);
  const { data } = useTags({ kind: 'text', since: weekBefore(now), isEnabled: now > 0 });
  return (
    <nav id="tags" className={styles.tags} aria-label={t('posts.weekTags')}>
      {data && (
        <ThingsAround kinds={kindsOfTags(data)}>
          <TagLinks tags={data} lead={t('posts.weekTags')} />
        </ThingsAround>
      )}
    </nav>
  );
}
