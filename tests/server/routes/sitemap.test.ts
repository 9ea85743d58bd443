import { describe, expect, test } from 'vitest';
import { fixedPath } from '#model/site/patterns';
import { ROUTES } from '#model/site/routes';
import { openSite } from '../site.ts';

const paths = (isCrawlable: boolean) =>
  ROUTES.filter((route) => route.isCrawlable === isCrawlable).flatMap(
    ({ pattern }) => fixedPath(pattern) ?? [],
  );

describe('search engines', () => {
  test('get every page they may show, with its whole address', async () => {
    const { app } = await openSite();
    const answer = await app.inject({ url: '/sitemap.xml', headers: { host: 'setori.example:8080' } });
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(listed).toEqual(paths(true).map((path) => `http://setori.example:8080${path}`));
  });

  test('are asked to leave the others alone, and find the sitemap', async () => {
    const { app } = await openSite();
    const { body } = await app.inject({ url: '/robots.txt', headers: { host: 'setori.example' } });
    for (const path of paths(false)) expect(body).toContain(`Disallow: ${path}\n`);
    for (const path of paths(true)) expect(body).not.toContain(`Disallow: ${path}\n`);
    expect(body).toContain('Sitemap: http://setori.example/sitemap.xml\n');
  });

  test.each(['a"><loc>b', 'a b', 'x/y'])('never read the host %j in it', async (host) => {
    const { app } = await openSite();
    const { body } = await app.inject({ url: '/sitemap.xml', headers: { host } });
    expect(body).toContain('<loc>/');
  });
});

describe('the page of every route', () => {
  test('has its heading and title before any script runs', async () => {
    const { app } = await openSite();
    for (const { pattern } of ROUTES) {
      const answer = await app.inject({ url: fixedPath(pattern) ?? '/', headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toMatch(/<h1>[^<]+<\/h1>/);
      expect(answer.body).toMatch(/<title>[^<]+<\/title>/);
    }
  });
});
