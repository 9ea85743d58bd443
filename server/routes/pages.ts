import { routeAt } from '#model/site/patterns';
import { pageText } from '../services/page-texts.ts';
import { NONCE_PLACE } from './security.ts';

/** What the server says of a page before any script runs. */
export interface PageHead {
  readonly heading: string;
  /** Rows of grey blocks that stand for the content to come. */
  readonly blocks: number;
}

const SITE = pageText('site.name');

/** Of an address nobody knows; the client shows its own page about that. */
const UNKNOWN: PageHead = { heading: pageText('errorPage.notFoundTitle'), blocks: 0 };

/** What an address shows, by the route table. */
export function pageOf(path: string): PageHead & { readonly isKnown: boolean } {
  const route = routeAt(path);
  return route
    ? { heading: pageText(route.title), blocks: route.blocks, isKnown: true }
    : { ...UNKNOWN, isKnown: false };
}

const title = (heading: string): string => (heading === SITE ? SITE : `${heading} · ${SITE}`);

/** The look of the skeleton until the style sheet of the client has arrived; colours are those of the theme. */
const STYLE = `.skeleton{max-width:72rem;margin:0 auto;padding:5rem 1rem 1rem;font-family:system-ui,sans-serif}
.skeleton h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}
.skeleton div{height:4.5rem;margin:0 0 .75rem;border-radius:.75rem;background:var(--surface-2,#8883)}`;

const skeleton = ({ heading, blocks }: PageHead): string =>
  `<main class="skeleton" aria-busy="true"><h1>${heading}</h1>${'<div></div>'.repeat(blocks)}</main>`;

/**
 * Fills in the client's index.html: title, heading and skeleton of the page, the nonce that styles need, and the version
 * of the data. No text of a visitor ever gets in here.
 */
export function renderPage(html: string, page: PageHead, nonce: string, dataVersion: string): string {
  const head = `<meta name="style-nonce" content="${nonce}"><meta name="data-version" content="${dataVersion}"><style nonce="${nonce}">${STYLE}</style>`;
  return html
    .replace('<!--nonce-->', () => head)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title(page.heading)}</title>`)
    .replace('<!--page-->', () => skeleton(page))
    .replaceAll(NONCE_PLACE, nonce);
}

/** Shown when the client has not been built. */
export const UNBUILT_PAGE =
  '<!doctype html><html lang="en"><head><!--nonce--><title>Setori</title></head><body><p>The pages of this site are not built yet: run <code>npm run build</code>.</p></body></html>';
