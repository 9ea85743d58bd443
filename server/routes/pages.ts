import { routeAt } from '#model/site/patterns';
import { STAGES } from '#model/site/routes';
import type { Notice } from '../services/console/standing.ts';
import { pageText } from '../services/page-texts.ts';
import type { SiteSettings } from '../services/site-settings.ts';
import { NONCE_PLACE } from './security.ts';

/** What the server says of a page before any script runs. */
export interface PageHead {
  readonly heading: string;
  /** Rows of grey blocks that stand for the content to come. */
  readonly blocks: number;
  /** An empty stage stands above them, where the page will show what is on. */
  readonly hasStage: boolean;
}

const SITE = pageText('site.name');

/** Of an address nobody knows; the client shows its own page about that. */
const UNKNOWN: PageHead = { heading: pageText('errorPage.notFoundTitle'), blocks: 0, hasStage: false };

/** What an address shows, by the route table. */
export function pageOf(path: string): PageHead & { readonly isKnown: boolean } {
  const route = routeAt(path);
  return route
    ? {
        heading: pageText(route.title),
        blocks: route.blocks,
        hasStage: STAGES.includes(route.pattern),
        isKnown: true,
      }
    : { ...UNKNOWN, isKnown: false };
}

const title = (heading: string): string => (heading === SITE ? SITE : `${heading} · ${SITE}`);

/** The look of the skeleton until the style sheet of the client has arrived; colours are those of the theme. */
const STYLE = `.skeleton{max-width:72rem;margin:0 auto;padding:5rem 1rem 1rem;font-family:system-ui,sans-serif}
.skeleton h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}
.skeleton img{display:block;width:100%;height:auto;margin:0 0 .75rem;border-radius:.75rem}
.skeleton div{height:4.5rem;margin:0 0 .75rem;border-radius:.75rem;background:var(--surface-2,#8883)}`;

const STAGE = '<img src="/stage.svg" width="548" height="200" alt="">';

const skeleton = ({ heading, blocks, hasStage }: PageHead): string =>
  `<main class="skeleton" aria-busy="true"><h1>${heading}</h1>${hasStage ? STAGE : ''}${'<div></div>'.repeat(blocks)}</main>`;

/** What every page is told about the site it belongs to. */
export interface PageFacts extends SiteSettings {
  /** So that addresses of pictures can carry it. */
  readonly dataVersion: string;
  /** What moderators have put above every page. */
  readonly notices: readonly Notice[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** `<meta>` for the scripts of the page; an operator's settings are there only when they are set. */
function metas(
  { dataVersion, analytics, social, socialScript, links, notices }: PageFacts,
  nonce: string,
): string {
  const named = {
    'style-nonce': nonce,
    'data-version': dataVersion,
    'setori-analytics': analytics,
    'setori-social': social,
    'setori-social-script': socialScript,
    'setori-links': links.length > 0 ? JSON.stringify(links) : null,
    'setori-notices': notices.length > 0 ? JSON.stringify(notices) : null,
  };
  return Object.entries(named)
    .map(([name, content]) => (content === null ? '' : `<meta name="${name}" content="${escaped(content)}">`))
    .join('');
}

/**
 * Fills in the client's index.html: title, heading and skeleton of the page, the nonce that styles need, and what the
 * page is told. No text of a visitor ever gets in here but those of moderators' notices, as an escaped attribute.
 */
export function renderPage(html: string, page: PageHead, nonce: string, facts: PageFacts): string {
  const head = `${metas(facts, nonce)}<style nonce="${nonce}">${STYLE}</style>`;
  return html
    .replace('<!--nonce-->', () => head)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title(page.heading)}</title>`)
    .replace('<!--page-->', () => skeleton(page))
    .replaceAll(NONCE_PLACE, nonce);
}

/** Shown when the client has not been built. */
export const UNBUILT_PAGE =
  '<!doctype html><html lang="en"><head><!--nonce--><title>Setori</title></head><body><p>The pages of this site are not built yet: run <code>npm run build</code>.</p></body></html>';
