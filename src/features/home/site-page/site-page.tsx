import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SitePage, SitePageName } from '#model/records/site-pages';
import { standInLanguage } from '#model/rules/rich-text';
import { LOCALE_NAMES } from '#model/vocabulary/locales';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { Banner } from '#src/kit/page/banner.tsx';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { Words } from '#src/kit/text/rich-text/words.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTextAids } from '../../community/thread/text-aids.ts';
import { RowsSkeleton } from '../news/rows-skeleton.tsx';
import { useSitePages } from '../site-pages.data.ts';
import styles from './site-page.module.css';

interface Props {
  readonly name: SitePageName;
  /** Our own text. */
  readonly children: ReactNode;
}

/** A page in the operator's words, or in ours where there are none or they do not come. */
export function SitePageView({ name, children }: Props) {
  const { t } = useTranslation();
  const { data, isPending } = useSitePages();
  const page = data?.[name];
  return (
    <div className={styles.page}>
      <h1>{page?.title ? <Words words={page.title} /> : t(`page.${name}`)}</h1>
      {isPending && (
        <div className={styles.panel}>
          <RowsSkeleton rows={5} />
        </div>
      )}
      {!isPending && (page ? <OperatorText page={page} /> : children)}
    </div>
  );
}

function OperatorText({ page: { content } }: { readonly page: SitePage }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const aids = useTextAids(content);
  const used = standInLanguage(content, locale);
  return (
    <article className={styles.panel}>
      {used && (
        <Banner kind="note" icon={<Languages size={16} />}>
          {t('richText.standIn', { wanted: LOCALE_NAMES[locale], used: LOCALE_NAMES[used] })}
        </Banner>
      )}
      <div className={styles.body}>
        <RichTextView text={content} aids={aids} />
      </div>
    </article>
  );
}
