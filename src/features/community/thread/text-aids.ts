import type { RichText } from '#model/records/rich-text';
import { newsTitle } from '#model/rules/news';
import { objectsIn } from '#model/rules/rich-text';
import { localeTag, SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useNews } from '#src/kit/data/lists.ts';
import { useObjectNames } from '#src/kit/data/object-names.ts';
import type { RichAids } from '#src/kit/text/rich-text/aids.ts';

/** Dates by the preferences and names by the servers of the visitor, for a typed text. */
export function useTextAids(text: RichText): RichAids {
  const { dateTime } = useDates();
  const { locale } = useLocale();
  const { main, sub } = useServers();
  const news = useNews().data;
  const nameOf = useObjectNames(objectsIn(text), main, sub);
  return {
    dateTime,
    nameOf: (object, id) => {
      const article = object === 'news' ? news?.byId.get(id) : undefined;
      if (article) {
        const title = newsTitle(article, locale);
        return { text: title.text, lang: title.locale && localeTag(title.locale) };
      }
      const name = nameOf(object, id);
      return name && { text: name.value, lang: SERVER_LANGUAGES[name.server] };
    },
  };
}
