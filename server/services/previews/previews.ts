import { PAGED_FAMILIES, pagePattern } from '#model/families/families';
import { canonicalAddress } from '#model/site/canonical';
import { matchPattern, routeAt } from '#model/site/patterns';
import { isLocale, type Locale } from '#model/vocabulary/locales';
import { SERVERS, serverIndex } from '#model/vocabulary/servers';
import { singleFlight } from '../../origin/flights.ts';
import type { Asker } from '../../origin/origin.ts';
import type { PublishedLists } from '../families/lists.ts';
import type { AssetService } from '../published/assets.ts';
import type { Prepared } from '../published/encodings.ts';
import type { SharedTeams } from '../teams/shared-teams.ts';
import { wordsIn } from '../thing-words.ts';
import { soon } from '../within.ts';
import { drawPreview } from './draw.ts';
import type { Fonts } from './fonts.ts';
import { canLetter, plainLine } from './lettering.ts';
import {
  feedOfPage,
  isUnknownPage,
  PAGES,
  pageSummaryAt,
  pageSummaryNamed,
  type SummarisedPage,
} from './pages.ts';
import { firstPicture, painter } from './painter.ts';
import {
  hasServer,
  isSummarised,
  type LinkSummary,
  type LinkTags,
  listOf,
  type PreviewObject,
  type Summarised,
  summarise,
} from './summaries.ts';
import { TEAM_PAGE, teamPreviews } from './teams.ts';
import { type WrittenPreviews, type WrittenThing, writtenAt } from './written.ts';

export interface Previews {
  /** Null for pages without tags of their own, for unknown things, and while the data takes long. `query` is without its `?`. */
  tags(path: string, query: string, locale: Locale, asker: Asker): Promise<LinkTags | null>;
  /** Whether an address is that of a thing which the site surely does not have. */
  lacks(path: string): Promise<boolean>;
  /** The picture of `cards`, `12`, of `eventarchives`, `jp-270`, of `posts`, `12`, of `members`, `mika`, or of `pages`, `cards`, in a language; null when there is none. */
  picture(locale: string, kind: string, id: string, asker: Asker): Promise<Prepared | null>;
  /** The picture of the shared teams in the query of a link; null where there are none that can be counted. */
  teamPicture(locale: string, query: string, asker: Asker): Promise<Prepared | null>;
}

/** Pages of things by their patterns, with what their numbers name. */
const THINGS: ReadonlyMap<string, Summarised> = new Map<string, Summarised>([
  ...PAGED_FAMILIES.map((head) => [pagePattern(head), head.name] as const),
  ['/info/songmeta/{id?}/{name?}', 'songs'],
  ['/tool/chart/{id}/{difficulty}/{name?}', 'songs'],
  ['/home/news/{id}/{name?}', 'news'],
]);

const ID = /^[1-9]\d{0,14}$/;
/** Pages take a number with zeros before it, too. */
const DIGITS = /^\d{1,15}$/;
const DRAWN_AT_ONCE = 2;

/** The thing that an address names, whatever stands there as its number. */
function namedAt(path: string): Named | null {
  const route = routeAt(path);
  const kind = route && THINGS.get(route.pattern);
  const { id = '', server = null } = (route && matchPattern(route.pattern, path)) ?? {};
  return kind && id !== '' ? { kind, id, server } : null;
}

/** What stands in an address, whether or not there is such a thing. */
interface Named {
  readonly kind: Summarised;
  readonly id: string;
  readonly server: string | null;
}

function thingOf({ kind, id, server }: Named): PreviewObject | null {
  if (!ID.test(id) || hasServer(kind) !== (server !== null)) return null;
  if (server === null) return { kind, id: Number(id), server };
  const index = serverIndex(server);
  return index === null ? null : { kind, id: Number(id), server: index };
}

/** The thing of which an address is the page. */
function thingAt(path: string): PreviewObject | null {
  const named = namedAt(path);
  return named && thingOf(named);
}

/** A thing in the address of its preview, without its kind. */
const keyOf = ({ id, server }: PreviewObject): string =>
  server === null ? String(id) : `${SERVERS[server]}-${id}`;

function thingNamed(kind: string, key: string): PreviewObject | null {
  const [id = '', server = null] = key.split('-').reverse();
  return isSummarised(kind) ? thingOf({ kind, id, server }) : null;
}

/** A list that is empty, cannot be read or takes long says nothing of what there is. */
async function isAbsent(lists: PublishedLists, path: string): Promise<boolean> {
  if (isUnknownPage(path)) return true;
  const named = namedAt(path);
  if (!named) return false;
  if (named.server !== null && serverIndex(named.server) === null) return true;
  const list = await soon<ReadonlyMap<number, unknown>>(listOf(named.kind).then((name) => lists.one(name)));
  return list !== null && list.size > 0 && !(DIGITS.test(named.id) && list.has(Number(named.id)));
}

/** Null when there is nothing to show. */
type Summarise = (locale: Locale) => Promise<LinkSummary | null>;

const isWritten = (kind: string): kind is WrittenThing['kind'] => kind === 'posts' || kind === 'members';

function tagsOf(summary: LinkSummary, locale: Locale, path: string, preview: string): LinkTags {
  const title = plainLine(summary.name);
  return {
    title,
    locale,
    site: wordsIn(locale).site.name,
    description: summary.facts.map(plainLine).join(' · '),
    path: canonicalAddress(path, title),
    picture: `/preview/${locale}/${preview}.png`,
  };
}

/** A post of whatever name has one address. */
async function tagsOfWritten(
  written: WrittenPreviews,
  thing: WrittenThing,
  locale: Locale,
): Promise<LinkTags | null> {
  const summary = await soon(written.summarise(thing, locale));
  if (!summary) return null;
  const { path, feed } = summary;
  return { ...tagsOf(summary, locale, path, `${thing.kind}/${encodeURIComponent(thing.key)}`), feed };
}

function tagsOfPage({ path, name, summarise }: SummarisedPage, query: string, locale: Locale): LinkTags {
  const tags = tagsOf(summarise(locale), locale, path, `${PAGES}/${name}`);
  const feed = feedOfPage(path, query, locale);
  return feed === null ? tags : { ...tags, feed };
}

/** Previews of links: what pages say of themselves, and pictures drawn for that. */
export function previewService(
  lists: PublishedLists,
  assets: AssetService,
  teams: SharedTeams,
  fonts: Fonts,
  written: WrittenPreviews,
): Previews {
  const once = singleFlight<Prepared | null>();
  const paint = painter<LinkSummary>(fonts, DRAWN_AT_ONCE, async (summary, style) =>
    drawPreview(summary, { ...style, bytes: await firstPicture(assets, summary.pictures) }),
  );
  const shared = teamPreviews(lists, assets, teams, fonts);

  /** What is summary of a thing or of a page, by its preview's address. */
  const summaryOf = (kind: string, id: string): Summarise | null => {
    if (isWritten(kind)) return (locale) => written.summarise({ kind, key: id }, locale);
    if (kind !== PAGES) {
      const thing = thingNamed(kind, id);
      return thing && ((locale) => summarise(lists, thing, locale));
    }
    const page = pageSummaryNamed(id);
    return page && (async (locale) => page.summarise(locale));
  };

  /** Names in other scripts need letters that the machine may lack; English ones we have ourselves. */
  const make = async (key: string, summarise: Summarise, wanted: Locale, asker: Asker) => {
    const summary = await summarise(wanted);
    if (!summary || (await canLetter(summary.name, fonts)))
      return summary && paint(key, { summary, locale: wanted }, asker);
    const english = await summarise('en');
    return english && paint(key, { summary: english, locale: 'en' }, asker);
  };

  return {
    async tags(path, query, locale, asker) {
      if (path === TEAM_PAGE) return shared.tags(query, locale, asker);
      const thingOfMember = writtenAt(path);
      if (thingOfMember) return tagsOfWritten(written, thingOfMember, locale);
      const page = pageSummaryAt(path);
      if (page) return tagsOfPage(page, query, locale);
      const thing = thingAt(path);
      const summary = thing && (await soon(summarise(lists, thing, locale)));
      return summary && tagsOf(summary, locale, path, `${thing.kind}/${keyOf(thing)}`);
    },
    async lacks(path) {
      const thing = writtenAt(path);
      return thing ? (await soon(written.has(thing))) === false : isAbsent(lists, path);
    },
    async picture(locale, kind, id, { who, signal }) {
      const summarise = summaryOf(kind, id);
      if (!isLocale(locale) || !summarise) return null;
      const key = `${locale} ${kind} ${id}`;
      return once(key, (gone) => make(key, summarise, locale, { who, signal: gone }), signal);
    },
    teamPicture: shared.picture,
  };
}
