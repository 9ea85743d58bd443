import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fixedPath } from '#model/site/patterns';
import { ROUTES } from '#model/site/routes';

const NO_LONGER_THAN = 'public, max-age=3600';
/** A name or address with a port, and nothing that means something in XML or in a line of robots.txt. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** Where the visitor reached us: sitemaps name whole addresses. Empty for a host that is no host. */
function siteOf(request: FastifyRequest): string {
  return HOST.test(request.host) ? `${request.protocol}://${request.host}` : '';
}

const fixedPaths = (isCrawlable: boolean): string[] =>
  ROUTES.filter((route) => route.isCrawlable === isCrawlable).flatMap(
    ({ pattern }) => fixedPath(pattern) ?? [],
  );

/** Addresses for search engines, made from the route table. */
export function addSitemap(app: FastifyInstance): void {
  app.get('/sitemap.xml', (request, reply) => {
    const urls = fixedPaths(true).map((path) => `<url><loc>${siteOf(request)}${path}</loc></url>`);
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
      .send(`User-agent: *\n${hidden.join('')}\nSitemap: ${siteOf(request)}/sitemap.xml\n`);
  });
}
