import { ChevronRight } from 'lucide-react';
import type { NewsRecord } from '#model/records/news';
import { newestFirst, newsTags, newsTitle } from '#model/rules/news';
import { canonicalAddress } from '#model/site/canonical';
import { linkTo } from '#model/site/links';
import { localeTag } from '#model/vocabulary/locales';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTagLabel } from '../../news/use-tag-label.ts';
import type { HomeData } from '../home-data.ts';
import { Panel } from '../panel.tsx';
import styles from './news.module.css';
import { Rows } from './rows.tsx';

interface Props {
  readonly data: HomeData | null;
}

const SHOWN = 4;

/** The newest articles. */
export function News({ data }: Props) {
  const newest = data && newestFirst(data.recent.news.values()).slice(0, SHOWN);
  const rows = newest?.map((article) => <Article key={article.id} article={article} />);
  return (
    <Panel widget="news" more="/home/news" isLoading={!data}>
      <Rows count={SHOWN} rows={rows ?? null} />
    </Panel>
  );
}

function Article({ article }: { readonly article: NewsRecord }) {
  const dates = useDates();
  const labelOf = useTagLabel();
  const title = newsTitle(article, useLocale().locale);
  const [tag] = newsTags(article.tags);
  const { id, timestamp } = article;
  const path = canonicalAddress(`/home/news/${id}`, title.text);
  return (
    <li className={styles.article}>
      {timestamp !== null && (
        <time className={styles.date} dateTime={new Date(timestamp).toISOString()}>
          {dates.shortDay(timestamp)}
        </time>
      )}
      {tag && <span className={styles.tag}>{labelOf(tag)}</span>}
      <PageLink
        to={path}
        className={styles.title}
        lang={title.locale === null ? undefined : localeTag(title.locale)}
      >
        {title.text}
      </PageLink>
      {linkTo(path) !== null && <ChevronRight className={styles.chevron} size={16} aria-hidden="true" />}
    </li>
  );
}
