import { Button } from '@mantine/core';
import { Newspaper, SearchX } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { searchable } from '#model/encoding/normalise';
import type { NewsRecord } from '#model/records/news';
import { allTags, hasTags, type NewsTag, newestFirst, newsTag, newsTags } from '#model/rules/news';
import { useNews } from '#src/kit/data/lists.ts';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { matchesWords, searchWords } from '#src/kit/text/search.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { NewsFilters } from '../news/filters.tsx';
import styles from '../news/news.module.css';
import { NewsRows } from '../news/news-rows.tsx';
import { decodeNewsQuery, encodeNewsQuery, type NewsQuery, SHOWN_AT_FIRST } from '../news/news-url.ts';
import { RowsSkeleton } from '../news/rows-skeleton.tsx';
import { useTagLabel } from '../news/use-tag-label.ts';

/** The question as the address holds it; a change replaces the address, so Back leaves the page. */
function useNewsQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => decodeNewsQuery(params), [params]);
  const change = useCallback(
    (patch: Partial<NewsQuery>) =>
      setParams((before) => encodeNewsQuery({ ...decodeNewsQuery(before), show: SHOWN_AT_FIRST, ...patch }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { query, change };
}

interface FoundNews {
  /** Newest first. */
  readonly found: readonly NewsRecord[];
  /** Tags of the whole list, and those asked for. */
  readonly tags: readonly NewsTag[];
}

/** Titles in every language, authors, and tags as the data and the visitor name them. */
const searchText = (news: NewsRecord, labelOf: (tag: NewsTag) => string): string => {
  const tags = newsTags(news.tags).map(labelOf);
  return searchable(
    [news.title, ...Object.values(news.titles), ...news.authors, ...news.tags, ...tags].join(' '),
  );
};

/** The articles that the question is about, and what else can be asked. */
function findNews(
  news: ReadonlyMap<number, NewsRecord>,
  { text, tags }: NewsQuery,
  labelOf: (tag: NewsTag) => string,
): FoundNews {
  const words = searchWords(text);
  const found = newestFirst(news.values()).filter(
    (record) =>
      hasTags(record, tags) && matchesWords(words, { id: record.id, text: searchText(record, labelOf) }),
  );
  const known = allTags(news.values());
  const others = tags.filter((code) => !known.some((tag) => tag.code === code));
  return { found, tags: [...known, ...others.flatMap((code) => newsTag(code) ?? [])] };
}

const ICON = 28;

/** `/home/news`: what happened to the game's data and to this site, newest first (reference R59). */
export function Screen() {
  const { t } = useTranslation();
  const { data, error, refetch } = useNews();
  const page = (
    <div className={styles.page}>
      <header>
        <h1>{t('page.news')}</h1>
        <p className={styles.lead}>{t('news.lead')}</p>
      </header>
      {data && <NewsList news={data.byId} />}
      {!data && error && <DataError message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={styles.panel}>
          <RowsSkeleton rows={SHOWN_AT_FIRST} />
        </div>
      )}
    </div>
  );
  return data || error ? page : <Meanwhile>{page}</Meanwhile>;
}

function NewsList({ news }: { readonly news: ReadonlyMap<number, NewsRecord> }) {
  const { t } = useTranslation();
  const { query, change } = useNewsQuery();
  const { found, tags } = findNews(news, query, useTagLabel());
  if (news.size === 0) {
    return (
      <div className={styles.panel}>
        <EmptyState icon={<Newspaper size={ICON} />} title={t('news.noneTitle')} text={t('news.noneText')} />
      </div>
    );
  }
  const shown = found.slice(0, query.show);
  return (
    <>
      <NewsFilters query={query} tags={tags} onChange={change} />
      <p className={styles.count} role="status">
        {t('news.count', { count: found.length, total: news.size })}
      </p>
      <div className={styles.panel}>
        {found.length === 0 ? (
          <EmptyState icon={<SearchX size={ICON} />} title={t('news.emptyTitle')} text={t('news.emptyText')}>
            <Button onClick={() => change({ text: '', tags: [] })}>{t('filter.clear')}</Button>
          </EmptyState>
        ) : (
          <NewsRows news={shown} />
        )}
      </div>
      {found.length > shown.length && (
        <Button className={styles.more} onClick={() => change({ show: query.show + SHOWN_AT_FIRST })}>
          {t('news.more', { count: Math.min(SHOWN_AT_FIRST, found.length - shown.length) })}
        </Button>
      )}
    </>
  );
}
