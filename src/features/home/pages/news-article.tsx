import { Button } from '@mantine/core';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { newsTitle } from '#model/rules/news';
import { localeTag } from '#model/vocabulary/locales';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { RowsSkeleton } from '../news/rows-skeleton.tsx';
import { useArticle } from '../news.data.ts';
import { ArticleView } from '../news-article/article-view.tsx';
import styles from '../news-article/news-article.module.css';

/** `/home/news/{id}/{name?}`: one article. */
export function Screen() {
  const id = useIdOfAddress();
  return id === null ? <NoArticle /> : <Article id={id} />;
}

function Article({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { data: article, error, refetch } = useArticle(id);
  const title = article ? newsTitle(article, locale) : null;
  usePageName(title?.text ?? null);
  if (article === null) return <NoArticle />;
  return (
    <div className={styles.page}>
      {/* The same element before and after the text is there: it has the focus. */}
      <h1 lang={title?.locale ? localeTag(title.locale) : undefined}>
        {title?.text ?? t('page.newsArticle')}
      </h1>
      {article && <ArticleView article={article} />}
      {!article && error && <DataError message={error.message} onRetry={() => void refetch()} />}
      {!article && !error && (
        <div className={styles.panel}>
          <RowsSkeleton rows={5} />
        </div>
      )}
    </div>
  );
}

function NoArticle() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      icon={<FileQuestion size={28} />}
      title={t('news.missingTitle')}
      text={t('news.missingText')}
    >
      <Button component={Link} to="/home/news" variant="filled">
        {t('news.all')}
      </Button>
    </EmptyState>
  );
}
