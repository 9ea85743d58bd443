import { ArrowLeft, Languages } from 'lucide-react';
import { Link } from 'react-router';
import type { NewsItem } from '#model/records/news';
import { neighbours, newestFirst, newsContent, newsTags, newsTitle } from '#model/rules/news';
import { standInLanguage } from '#model/rules/rich-text';
import { canonicalAddress } from '#model/site/canonical';
import { LOCALE_NAMES, localeTag } from '#model/vocabulary/locales';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { useNews } from '#src/kit/data/lists.ts';
import { Banner } from '#src/kit/page/banner.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTextAids } from '../../community/thread/text-aids.ts';
import { ThreadPlace } from '../../community/thread/thread-place.tsx';
import { tagAddress } from '../news/news-url.ts';
import { useTagLabel } from '../news/use-tag-label.ts';
import styles from './news-article.module.css';

interface Props {
  readonly article: NewsItem;
}

/** Who wrote it and when, the text, and the way to the articles around it. */
export function ArticleView({ article }: Props) {
  const { locale } = useLocale();
  const content = newsContent(article, locale);
  const aids = useTextAids(content);
  return (
    <>
      <Facts article={article} />
      <article className={styles.panel}>
        <StandIn article={article} />
        <div className={styles.body}>
          <RichTextView text={content} aids={aids} />
        </div>
      </article>
      <Around id={article.id} />
      <ThreadPlace place={{ categoryName: 'NEWS_COMMENT', categoryId: String(article.id) }} />
    </>
  );
}

function Facts({ article: { timestamp, authors, tags } }: Props) {
  const { t } = useTranslation();
  const dates = useDates();
  const { list } = useFormat();
  const labelOf = useTagLabel();
  return (
    <div className={styles.facts}>
      {timestamp !== null && (
        <time dateTime={new Date(timestamp).toISOString()}>{dates.dateTime(timestamp)}</time>
      )}
      {authors.length > 0 && <span>{t('news.by', { names: list(authors) })}</span>}
      <ul className={styles.tags} aria-label={t('topic.tags')}>
        {newsTags(tags).map((tag) => (
          <li key={tag.code}>
            <Link className={styles.tag} to={tagAddress(tag.code)}>
              {labelOf(tag)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says that the text is in another language than the page around it. */
function StandIn({ article }: Props) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const used = newsTitle(article, locale).locale ?? standInLanguage(article.content, locale);
  if (used === null) return null;
  return (
    <Banner kind="note" icon={<Languages size={16} />}>
      {t('richText.standIn', { wanted: LOCALE_NAMES[locale], used: LOCALE_NAMES[used] })}
    </Banner>
  );
}

function Around({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { newer, older } = neighbours(newestFirst(useNews().data?.byId.values() ?? []), id);
  const around = [
    { record: newer, label: t('news.newer') },
    { record: older, label: t('news.older') },
  ];
  return (
    <nav className={styles.around} aria-label={t('news.around')}>
      {around.map(({ record, label }) => {
        const title = record && newsTitle(record, locale);
        return title ? (
          <Link
            key={label}
            className={styles.neighbour}
            to={canonicalAddress(`/home/news/${record.id}`, title.text)}
          >
            <span className={styles.label}>{label}</span>
            <span lang={title.locale === null ? undefined : localeTag(title.locale)}>{title.text}</span>
          </Link>
        ) : null;
      })}
      <Link className={styles.all} to="/home/news">
        <ArrowLeft size={16} aria-hidden="true" />
        {t('news.all')}
      </Link>
    </nav>
  );
}
