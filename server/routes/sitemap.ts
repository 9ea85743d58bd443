import type { FastifyInstance } from 'fastify';
import { fixedPath } from '#model/site/patterns';
import { ROUTES } from '#model/site/routes';
import { siteAddress } from './site-address.ts';

const NO_LONGER_THAN = 'public, max-age=3600';
const fixedPaths = (isCrawlable: boolean): string[] =>
  ROUTES.filter((route) => route.isCrawlable === isCrawlable).flatMap(
    ({ pattern }) => fixedPath(pattern) ?? [],
  );

/** Addresses for search engines, made from the route table. */
export function addSitemap(app: FastifyInstance, publicUrl: URL | null): void {
  app.get('/sitemap.xml', (request, reply) => {
    const site = siteAddress(request, publicUrl);
    const urls = fixedPaths(true).map((path) => `<url><loc>${site}${path}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .headers({ 'cache-control': NO_LONGER_THAN, vary: 'Host' })
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
  app.get('/robots.txt', (request, reply) => {
    const hidden = fixedPaths(false).map((path) => `Disallow: ${path}\n`);
    return reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': NO_LONGER_THAN, vary: 'Host' })
      .send(`User-agent: *\n${hidden.join('')}\nSitemap: ${siteAddress(request, publicUrl)}/sitemap.xml\n`);
  });
}
