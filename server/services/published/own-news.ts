import { asObject, isJsonObject } from '#model/records/reading';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { parseDataName } from '../../origin/data-name.ts';
import { singleFlight } from '../../origin/flights.ts';
import type { OwnArticle } from '../console/standing.ts';
import type { DataAnswer, DataService } from './data.ts';
import { hashOf, type Prepared, prepare } from './encodings.ts';
import { JSON_TYPE } from './snapshot.ts';

const LIST = 'news/all';
const RECENT = 'news/dynamic/recent';
const ITEM = /^news\/\d{1,16}$/;
/** Where the list begins to hold more than ids (reference R1). */
const TOLD_FROM = 5;
const RECENT_SHOWN = 10;
const ANSWERS_KEPT = 40;

type Rows = Readonly<Record<string, unknown>>;

/** A list row; `content` is the article's own alone. */
const rowOf = ({ content: _, id: __, ...row }: OwnArticle): Rows => row;

const rowsOf = (articles: readonly OwnArticle[], row: (article: OwnArticle) => Rows): Rows =>
  Object.fromEntries(articles.map((article) => [String(article.id), row(article)]));

/** What is added to the articles under a name besides what was published there; null for other names. */
function merged(key: string, articles: readonly OwnArticle[], published: Rows): Rows | null {
  const asked = parseDataName(key);
  if (asked?.name === LIST) {
    const isTold = asked.level === null || asked.level >= TOLD_FROM;
    return { ...published, ...rowsOf(articles, isTold ? rowOf : () => ({})) };
  }
  if (key === RECENT) {
    const news = { ...asObject(published.news), ...rowsOf(articles.slice(0, RECENT_SHOWN), rowOf) };
    return { ...published, news };
  }
  const article = articles.find(({ id }) => key === `news/${id}`);
  return article ? { ...rowOf(article), content: article.content } : null;
}

const isAboutNews = (key: string): boolean =>
  key === RECENT || ITEM.test(key) || parseDataName(key)?.name === LIST;

function publishedIn(answer: DataAnswer): Rows {
  if (answer.status !== 'found') return {};
  const value: unknown = JSON.parse(Buffer.from(answer.prepared.bodies.identity).toString('utf8'));
  return isJsonObject(value) ? value : {};
}

const own = (prepared: Prepared, stale: boolean): DataAnswer => ({
  status: 'found',
  prepared,
  stale,
  inSnapshot: false,
  isLasting: false,
});

/** The next article may be written at any time. */
const changing = (answer: DataAnswer): DataAnswer =>
  answer.status === 'found' ? { ...answer, isLasting: false } : answer;

/** The published data with this site's own articles among the news; without any it is passed on as it is. */
export function withOwnNews(data: DataService, news: () => Promise<readonly OwnArticle[]>): DataService {
  const kept = new BoundedCache<{ readonly version: string; readonly prepared: Prepared }>(ANSWERS_KEPT);
  const once = singleFlight<DataAnswer>();
  return {
    ...data,
    async answer(key, asker) {
      if (!isAboutNews(key)) return data.answer(key, asker);
      const articles = await news();
      const isOwn = articles.some(({ id }) => key === `news/${id}`);
      const answer: DataAnswer = isOwn ? { status: 'missing' } : await data.answer(key, asker);
      if (articles.length === 0 || answer.status === 'unavailable') return changing(answer);
      const base = answer.status === 'found' ? answer.prepared.hash : '';
      const version = `${base} ${hashOf(Buffer.from(JSON.stringify(articles.map(({ id, authors }) => [id, authors]))))}`;
      const earlier = kept.get(key);
      const stale = answer.status === 'found' && answer.stale;
      if (earlier?.version === version) return own(earlier.prepared, stale);
      return once(`${key} ${version}`, async () => {
        const value = merged(key, articles, publishedIn(answer));
        if (value === null) return changing(answer);
        const prepared = await prepare(Buffer.from(JSON.stringify(value)), JSON_TYPE);
        kept.set(key, { version, prepared });
        return own(prepared, stale);
      });
    },
  };
}
