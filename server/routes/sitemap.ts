import type { FastifyInstance } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import { fixedPath } from '#model/site/patterns';
import { ROUTES } from '#model/site/routes';
import type { SitemapEntry } from '../services/community/shown.ts';
import { escaped } from './markup.ts';
import { siteAddress, siteCaching } from './site-address.ts';

const FRESH_S = 3_600;
const WRITTEN = { config: { costMs: ROUTE_COSTS.page } } as const;
const XML = 'application/xml; charset=utf-8';
const OF_MEMBERS = '/sitemap-community.xml';

const fixedPaths = (isCrawlable: boolean): string[] =>
  ROUTES.filter((route) => route.isCrawlable === isCrawlable).flatMap(
    ({ pattern }) => fixedPath(pattern) ?? [],
  );

function sitemap(site: string, places: readonly Partial<SitemapEntry>[]): string {
  const urls = places.map(({ path = '', time }) => {
    const changed = time === undefined ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
    return `<url><loc>${escaped(site + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

interface Sources {
  readonly publicUrl: URL | null;
  /** What members wrote, and they themselves. */
  readonly places: () => Promise<readonly SitemapEntry[]>;
}

/** URLs for search engines: pages from the route table, the newest posts and their authors. */
export function addSitemap(app: FastifyInstance, { publicUrl, places }: Sources): void {
  const cached = { 'cache-control': siteCaching(publicUrl, FRESH_S) };
  app.get('/sitemap.xml', WRITTEN, (request, reply) => {
    const fixed = fixedPaths(true).map((path) => ({ path }));
    return reply
      .type(XML)
      .headers(cached)
      .send(sitemap(siteAddress(request, publicUrl), fixed));
  });
  app.get(OF_MEMBERS, WRITTEN, async (request, reply) =>
    reply
      .type(XML)
      .headers(cached)
      .send(sitemap(siteAddress(request, publicUrl), await places())),
  );
  app.get('/robots.txt', WRITTEN, (request, reply) => {
    const hidden = fixedPaths(false).map((path) => `Disallow: ${path}\n`);
    const maps = ['/sitemap.xml', OF_MEMBERS].map(
      (path) => `Sitemap: ${siteAddress(request, publicUrl)}${path}\n`,
    );
    return reply
      .type('text/plain; charset=utf-8')
      .headers(cached)
      .send(`User-agent: *\n${hidden.join('')}\n${maps.join('')}`);
  });
}
