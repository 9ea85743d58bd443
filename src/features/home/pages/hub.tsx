import { Link } from 'react-router';
import { newestFirst } from '#model/rules/news';
import { useNews } from '#src/kit/data/lists.ts';
import { HubPage, SectionCards } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../hub.module.css';
import { NewsRows } from '../news/news-rows.tsx';

const NEWEST = 3;

/** `/home`: the pages about the site, and what is new on it. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('page.about')} lead={t('homeHub.lead')}>
      <SectionCards section="home" />
      <Newest />
    </HubPage>
  );
}

/** A hub shows what it can: without news there is nothing here, and the news page says why. */
function Newest() {
  const { t } = useTranslation();
  const newest = newestFirst(useNews().data?.byId.values() ?? []).slice(0, NEWEST);
  if (newest.length === 0) return null;
  return (
    <section className={styles.newest} aria-labelledby="newest-news">
      <header className={styles.head}>
        <h2 id="newest-news">{t('homeHub.newest')}</h2>
        <Link to="/home/news">{t('news.all')}</Link>
      </header>
      <NewsRows news={newest} />
    </section>
  );
}
