import { HandHeart, LayoutDashboard, Newspaper, Settings2, Users } from 'lucide-react';
import { Link } from 'react-router';
import { newestFirst } from '#model/rules/news';
import { useNews } from '#src/kit/data/lists.ts';
import { HubCard } from '#src/kit/page/hub-card.tsx';
import { HubCards, HubPage } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../hub.module.css';
import { NewsRows } from '../news/news-rows.tsx';

const ICON = 20;
const NEWEST = 3;

/** `/home`: the pages about the site, and what is new on it. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('page.about')} lead={t('homeHub.lead')}>
      <HubCards>
        <HubCard
          to="/"
          icon={<LayoutDashboard size={ICON} />}
          title={t('page.overview')}
          text={t('homeHub.startText')}
        />
        <HubCard
          to="/home/news"
          icon={<Newspaper size={ICON} />}
          title={t('page.news')}
          text={t('news.lead')}
        />
        <HubCard
          to="/home/bestdori/customize"
          icon={<Settings2 size={ICON} />}
          title={t('page.customize')}
          text={t('home.customize.lead')}
        />
        <HubCard to="/home/join" icon={<Users size={ICON} />} title={t('page.join')} text={t('join.lead')} />
        <HubCard
          to="/home/support"
          icon={<HandHeart size={ICON} />}
          title={t('page.support')}
          text={t('support.lead')}
        />
      </HubCards>
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
