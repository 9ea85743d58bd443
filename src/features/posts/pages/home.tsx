import { useTranslation } from '#src/kit/text/translation.tsx';
import { Followed } from '../home/followed.tsx';
import styles from '../home/home.module.css';
import { Newest } from '../home/newest.tsx';
import { Popular } from '../home/popular.tsx';
import { WeekTags } from '../home/week-tags.tsx';
import { Works } from '../home/works.tsx';
import { NewPost } from '../list/new-post.tsx';

/** `/community/home`: what is new and what is liked. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div>
          <h1>{t('page.communityHome')}</h1>
          <p className={styles.lead}>{t('posts.homeLead')}</p>
        </div>
        <NewPost />
      </header>
      <WeekTags />
      <div className={styles.columns}>
        <Newest />
        <div className={styles.column}>
          <Popular />
          <Works kind="chart" />
          <Works kind="story" />
          <Followed />
        </div>
      </div>
    </div>
  );
}
