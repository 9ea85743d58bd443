import { FEED_TYPE } from '#model/contract/feeds';
import { fixedPath, routeAt } from '#model/site/patterns';
import { STAGES } from '#model/site/routes';
import type { ListName } from '#model/vocabulary/list-files';
import { type Locale, localeTag } from '#model/vocabulary/locales';
import type { Notice } from '../services/console/standing.ts';
import type { PrerenderedContent } from '../services/prerender/content.ts';
import { sentMenu } from '../services/prerender/menu.ts';
import { PREVIEW_SIZE } from '../services/previews/draw.ts';
import type { LinkTags } from '../services/previews/summaries.ts';
import { type AnswerPart, CommonParts, OWN_WORD } from '../services/published/packed-parts.ts';
import type { SiteSettings } from '../services/site-settings.ts';
import { textIn } from '../services/thing-words.ts';
import { endOfBar, type WrittenBar, writeBar } from './first/bar.ts';
import { attributes, escaped } from './markup.ts';
import { type PageNeeds, sharedParts, type WrittenNeeds, writeNeeds } from './page-needs.ts';
import { writeContent } from './prerender.ts';

/** What the server says of a page before any script runs. */
export interface PageHead {
  /** Empty where the page is of no address. */
  readonly path: string;
  readonly heading: string;
  /** Of the heading. */
  readonly locale: Locale;
  /** Rows of grey blocks that stand for the content to come. */
  readonly blocks: number;
  /** An empty stage stands above them, where the page will show what is on. */
  readonly hasStage: boolean;
  /** What its code is and needs. */
  readonly needs: WrittenNeeds;
}

/** What an address shows, by the route table. Of an address no one knows the client shows its own page. */
export function pageOf(
  path: string,
  locale: Locale,
): Omit<PageHead, 'needs'> & { readonly isKnown: boolean } {
  const route = routeAt(path);
  return {
    path,
    heading: textIn(locale, route?.title ?? 'errorPage.notFoundTitle'),
    locale,
    isKnown: route !== null,
    blocks: route?.blocks ?? 0,
    hasStage: route !== null && STAGES.includes(route.pattern),
  };
}

function title(heading: string, locale: Locale): string {
  const site = textIn(locale, 'site.name');
  return heading === site ? site : `${heading} · ${site}`;
}

/** The look of the skeleton until the style sheet of the client has arrived; colours are those of the theme. */
const STYLE = `.skeleton{max-width:72rem;margin:0 auto;padding:5rem 1rem 1rem;font-family:system-ui,sans-serif}
.skeleton>h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}
.skeleton>img{display:block;width:100%;height:auto;margin:0 0 .75rem;border-radius:.75rem}
.skeleton>div:empty{height:4.5rem;margin:0 0 .75rem;border-radius:.75rem;background:var(--surface-2,#8883)}`;

const STAGE = '<img src="/stage.svg" width="548" height="200" alt="">';

/** Preloads a picture of the first screen, which would otherwise wait behind all scripts. */
const pictureAhead = (src: string): string =>
  `<link${attributes({ rel: 'preload', as: 'image', fetchpriority: 'high', href: src })}>`;

/** The large picture of a thing; it comes behind the code of the boot and before that of the page. */
const artOf = (first: PrerenderedContent | null): string =>
  first?.kind === 'thing' && first.picture?.src ? pictureAhead(first.picture.src) : '';

const skeleton = ({ heading, locale, blocks, hasStage }: PageHead): string =>
  `<main class="skeleton"${attributes({ lang: localeTag(locale) })} aria-busy="true"><h1>${escaped(heading)}</h1>${hasStage ? STAGE : ''}${'<div></div>'.repeat(blocks)}</main>`;

/** What every page gets about its site. */
export interface PageFacts extends SiteSettings {
  /** So that addresses of pictures can carry it. */
  readonly dataVersion: string;
  /** Lists that the data does not hold. */
  readonly absentLists: readonly ListName[];
  /** What moderators have put above every page. */
  readonly notices: readonly Notice[];
}

/** `<meta>` for the scripts of the page; an operator's settings are there only when they are set. */
function metas({
  dataVersion,
  analytics,
  social,
  socialScript,
  socialOrigins,
  links,
  notices,
  absentLists,
}: PageFacts): string {
  const named = {
    'data-version': dataVersion,
    'setori-analytics': analytics,
    'setori-social': social,
    'setori-social-script': socialScript,
    'setori-social-origins': socialOrigins.length > 0 ? socialOrigins.join(' ') : null,
    'setori-links': links.length > 0 ? JSON.stringify(links) : null,
    'absent-lists': absentLists.length > 0 ? absentLists.join(' ') : null,
    'setori-notices': notices.length > 0 ? JSON.stringify(notices) : null,
  };
  return Object.entries(named)
    .map(([name, content]) => (content === null ? '' : `<meta name="${name}" content="${escaped(content)}">`))
    .join('');
}

/** What a link to the page is shown with, and where the site is, such as `https://setori.example.org`. */
export interface PageLink extends LinkTags {
  readonly origin: string;
}

/** `<meta>` for link previews: Open Graph, and the card that takes its texts from there. */
function linkMetas(link: PageLink): string {
  const picture = link.origin + link.picture;
  const properties = {
    'og:type': 'website',
    'og:site_name': link.site,
    'og:title': link.title,
    'og:description': link.description,
    'og:url': link.origin + link.path,
    'og:locale': OPEN_GRAPH_LOCALES[link.locale],
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(PREVIEW_SIZE.width),
    'og:image:height': String(PREVIEW_SIZE.height),
    'og:image:alt': [link.title, link.description].filter((text) => text !== '').join(' · '),
  };
  const metas = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
  );
  const canonical = `<link rel="canonical" href="${escaped(link.origin + link.path)}">`;
  const feed = link.feed === undefined ? '' : feedLink(link.origin + link.feed, link.site);
  return `${metas.join('')}<meta name="twitter:card" content="summary_large_image">${canonical}${feed}`;
}

/** For programs that look for a feed. */
const feedLink = (href: string, title: string): string =>
  `<link${attributes({ rel: 'alternate', type: FEED_TYPE, title, href })}>`;

const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  'zh-Hans': 'zh_CN',
  'zh-Hanz': 'zh_TW',
  ja: 'ja_JP',
  ko: 'ko_KR',
  es: 'es_ES',
  it: 'it_IT',
  pl: 'pl_PL',
  id: 'id_ID',
  ru: 'ru_RU',
};

const describe = (text: string): string => `<meta name="description" content="${escaped(text)}">`;

type Slot = 'language' | 'head' | 'title' | 'description' | 'scripts' | 'styles' | 'page' | 'data';

/** What the server fills in, by what stands there in the client's index.html; each once. */
const SLOTS: readonly (readonly [Slot, RegExp])[] = [
  ['language', /<html lang="en"/],
  ['head', /<!--nonce-->/],
  ['title', /<title>[^<]*<\/title>/],
  ['description', /<meta name="description"[^>]*>/],
  ['scripts', /<!--scripts-->/],
  ['styles', /<\/head>/],
  ['page', /<!--page-->/],
  ['data', /<\/body>/],
];

type BarParts = Readonly<Record<keyof WrittenBar, readonly AnswerPart[]>>;

/** What stands in place of a slot; `own` is what stood there. */
type Filling = Readonly<Record<Slot, (own: string) => readonly AnswerPart[]>>;
type Template = readonly (readonly AnswerPart[] | { readonly slot: Slot; readonly own: string })[];

function templateOf(html: string): Template {
  const found = SLOTS.flatMap(([slot, pattern]) => {
    const match = pattern.exec(html);
    return match ? [{ slot, own: match[0], at: match.index }] : [];
  }).sort((a, b) => a.at - b.at);
  let from = 0;
  const pieces = found.flatMap(({ slot, own, at }) => {
    const before = sharedParts(html.slice(from, at));
    from = at + own.length;
    return [before, { slot, own }];
  });
  return [...pieces, sharedParts(html.slice(from))];
}

/** The head of a page between what it shares with others. */
function headParts(
  facts: PageFacts,
  link: PageLink | null,
  isStage: boolean,
  rules: string,
): readonly AnswerPart[] {
  return [
    '<meta name="style-nonce" content="',
    OWN_WORD,
    `">${metas(facts)}${link ? linkMetas(link) : ''}${isStage ? pictureAhead('/stage.svg') : ''}<style nonce="`,
    OWN_WORD,
    `">${STYLE}${rules}</style>`,
  ];
}

function fillingOf(
  page: PageHead,
  bar: BarParts,
  facts: PageFacts,
  link: PageLink | null,
  first: PrerenderedContent | null,
): Filling {
  const content = first && writeContent(first);
  const heading = link ? link.title : page.heading;
  const { links, styles, data } = page.needs;
  return {
    language: () => [`<html lang="${localeTag(page.locale)}"`],
    head: () => headParts(facts, link, content === null && page.hasStage, content?.rules ?? ''),
    title: () => [`<title>${title(escaped(heading), page.locale)}</title>`],
    description: (own) => [link && link.description !== '' ? describe(link.description) : own],
    scripts: () => [artOf(first), ...links],
    styles: (own) => [...styles, own],
    page: () => [
      ...bar.start,
      endOfBar(heading, page.path === '/'),
      ...bar.menu,
      content ? `<main class="skeleton">${content.markup}</main>` : skeleton(page),
    ],
    data: (own) => [...data, own],
  };
}

/**
 * Fills in the client's index.html: language, title, heading and skeleton of the page, places for the nonce that styles need, and what
 * the page needs to know. Texts of the data and of moderators' notices get in here escaped: as attributes, as the title, and as the
 * first content of the page, which stands in place of the skeleton where there is one.
 */
export class PageWriter {
  #html: string | null = null;
  #template: Template = [];
  readonly #needs = new CommonParts<keyof WrittenNeeds>();
  readonly #bars = new CommonParts<keyof WrittenBar>();

  /** What the pages of a route need in one language, by both as `key`. */
  needs(key: string, needsOf: () => PageNeeds): WrittenNeeds {
    return this.#needs.of(key, () => writeNeeds(needsOf()));
  }

  /** The menu marks the page by its route. */
  #bar({ path, locale }: PageHead, { absentLists, links }: PageFacts): BarParts {
    const pattern = path === '' ? '' : (routeAt(path)?.pattern ?? '');
    // An address below an entry of the menu may have the same route: it is marked otherwise.
    const key = [locale, pattern, path === fixedPath(pattern), ...absentLists].join(' ');
    return this.#bars.of(key, () => {
      const { start, menu } = writeBar(
        sentMenu({ locale, path, absent: new Set(absentLists), links }),
        path === '/',
      );
      return { start: sharedParts(start), menu: sharedParts(menu) };
    });
  }

  /** In parts, of which most are the same for all pages of a route. */
  write(
    html: string,
    page: PageHead,
    facts: PageFacts,
    link: PageLink | null = null,
    first: PrerenderedContent | null = null,
  ): readonly AnswerPart[] {
    // It changes only while someone works on the client.
    if (html !== this.#html) this.#template = templateOf(html);
    this.#html = html;
    const filling = fillingOf(page, this.#bar(page, facts), facts, link, first);
    return this.#template.flatMap((piece) => ('slot' in piece ? filling[piece.slot](piece.own) : piece));
  }
}

/** Shown when the client has not been built. */
export const UNBUILT_PAGE =
  '<!doctype html><html lang="en"><head><!--nonce--><title>Setori</title></head><body><p>The pages of this site are not built yet: run <code>npm run build</code>.</p></body></html>';
