import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { NewsRecord } from '#model/records/news';
import { newsTags, newsTitle } from '#model/rules/news';
import { canonicalAddress } from '#model/site/canonical';
import { localeTag } from '#model/vocabulary/locales';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import styles from './news-rows.module.css';
import { useTagLabel } from './use-tag-label.ts';

interface Props {
  readonly news: readonly NewsRecord[];
}

/** Articles one below the other: date, tags, title. */
export function NewsRows({ news }: Props) {
  return (
    <ul>
      {news.map((record) => (
        <NewsRow key={record.id} record={record} />
      ))}
    </ul>
  );
}

function NewsRow({ record }: { readonly record: NewsRecord }) {
  const dates = useDates();
  const labelOf = useTagLabel();
  const title = newsTitle(record, useLocale().locale);
  const { timestamp } = record;
  return (
    <li className={styles.row}>
      {timestamp === null ? (
        <span className={styles.date} />
      ) : (
        <time className={styles.date} dateTime={new Date(timestamp).toISOString()}>
          {dates.date(timestamp)}
        </time>
      )}
      <span className={styles.tags}>
        {newsTags(record.tags).map((tag) => (
          <span key={tag.code} className={styles.tag}>
            {labelOf(tag)}
          </span>
        ))}
      </span>
      <Link
        className={styles.title}
        to={canonicalAddress(`/home/news/${record.id}`, title.text)}
        lang={title.locale === null ? undefined : localeTag(title.locale)}
      >
        {title.text}
      </Link>
      <ChevronRight className={styles.chevron} size={16} aria-hidden="true" />
    </li>
  );
}
