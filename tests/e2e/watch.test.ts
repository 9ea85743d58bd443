import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './launch.ts';
import { watchPage } from './watch.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/clean': '<p>hello</p>',
  '/style': '<style>p { color: red }</style>',
  '/foreign': '<img src="http://127.0.0.2:9/x.png">',
  '/console': '<script src="/complain.js"></script>',
  '/missing': '<img src="/nothing.png">',
  '/complain.js': 'console.warn("oh dear"); throw new Error("oh no");',
};

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const body = PAGES[request.url ?? ''];
    response.statusCode = body === undefined && request.url !== '/favicon.ico' ? 404 : 200;
    response.setHeader('content-type', request.url?.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.setHeader('content-security-policy', "style-src 'self'");
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

/** The watch itself is watched: a page that misbehaves must be noticed. */
describe('watched page', () => {
  test.each([
    ['/clean', null],
    ['/style', /content policy: style-src/],
    ['/foreign', /another origin: http:\/\/127\.0\.0\.2/],
    ['/console', /console warning: oh dear/],
    ['/console', /uncaught: Error: oh no/],
    ['/missing', /console error: .*404/],
  ])('%s gives %s', async (path, expected) => {
    const page = await browser.newPage();
    const problems = await watchPage(page, origin);
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    await page.close();
    if (expected === null) expect(problems).toEqual([]);
    else expect(problems.join('\n')).toMatch(expected);
  });
});
