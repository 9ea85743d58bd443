import { newestFirst, newsTitle } from '#model/rules/news';
import { canonicalAddress } from '#model/site/canonical';
import { localeTag } from '#model/vocabulary/locales';
import type { PublishedLists } from '../../families/lists.ts';
import { wordsFor } from '../../families/source.ts';
import type { PrerenderedOpening } from '../content.ts';
import type { Visitor } from '../visitor.ts';

/** As many as the client shows at first. */
const ROWS = 20;

/** `/home/news`: the newest articles. Null where there are none. */
export async function openNews(lists: PublishedLists, visitor: Visitor): Promise<PrerenderedOpening | null> {
  const news = newestFirst((await lists.one('news')).values()).slice(0, ROWS);
  if (news.length === 0) return null;
  const { dates } = wordsFor(visitor.locale, visitor.servers);
  return {
    kind: 'opening',
    locale: visitor.locale,
    heading: visitor.text('page.news'),
    lead: visitor.text('news.lead'),
    width: 1136,
    isNamedByBar: false,
    parts: [
      {
        kind: 'rows',
        rows: news.map((record) => {
          const title = newsTitle(record, visitor.locale);
          return {
            path: canonicalAddress(`/home/news/${record.id}`, title.text),
            title: title.text,
            lang: title.locale === null ? null : localeTag(title.locale),
            note: record.timestamp === null ? '' : dates.date(record.timestamp),
          };
        }),
      },
    ],
  };
}
