import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openClientFiles } from '#server/services/published/client-files';
import { INDEX_HTML, openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** The nonce in the policy, in the page's meta and in its style. */
function noncesOf(answer: {
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}): string[] {
  const found = [
    /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])),
    /<meta name="style-nonce" content="([^"]+)">/.exec(answer.body),
    /<style nonce="([^"]+)">/.exec(answer.body),
  ];
  return found.map((match) => match?.[1] ?? '');
}

describe('a page', () => {
  test.each([
    ['/', 'Overview', 'Overview · Setori'],
    ['/tool/teambuilder', 'Team builder', 'Team builder · Setori'],
    ['/tool/teambuilder/?song=1', 'Team builder', 'Team builder · Setori'],
  ])('at %s has its heading before any script runs', async (url, heading, title) => {
    const { app } = await openSite();
    const answer = await app.inject({ url, headers: BROWSER });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain(`<h1>${heading}</h1>`);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.body).not.toContain('<!--');
  });

  test('has an empty stage in its skeleton where the page will show what is on, and nowhere else', async () => {
    const { app } = await openSite();
    const stages = async (url: string) =>
      (await app.inject({ url, headers: BROWSER })).body.split('src="/stage.svg"').length - 1;
    expect(
      await Promise.all(['/', '/home/bestdori', '/home', '/tool/teambuilder', '/lost'].map(stages)),
    ).toEqual([1, 1, 0, 0, 0]);
  });

  test('names its own scripts and its lists, and brings its styles and texts, where they are known', async () => {
    const client = await openClientFiles(
      await tempFolder({
        'index.html': INDEX_HTML,
        'assets/list-Cd34_-9z.css': '.list{color:red}\n',
        'assets/info-Ef56_-9z.json': '{"a":"<b>"}\n',
        'assets/common-Gh78_-9z.json': '{"b":"c"}\n',
        '.vite/pages.json': JSON.stringify({
          pages: { '/info/songs': { files: ['assets/list-Ab12_-9z.js', 'assets/list-Cd34_-9z.css'] } },
          texts: {
            en: { info: 'assets/info-Ef56_-9z.json', tool: 'assets/gone-Ef56_-9z.json' },
            ja: { common: 'assets/common-Gh78_-9z.json' },
          },
        }),
      }),
    );
    const { app } = await openSite({ client });
    const pageAt = async (url: string, language = 'en'): Promise<string> => {
      const headers = { ...BROWSER, 'accept-language': language };
      const { body } = await app.inject({ url, headers });
      return body.replaceAll(/nonce="[^"]+"/g, 'nonce=""');
    };
    const page = await pageAt('/info/songs');
    expect(page).toContain(
      '<link rel="modulepreload" crossorigin="" href="/assets/list-Ab12_-9z.js"><link rel="stylesheet" crossorigin="" href="/assets/list-Cd34_-9z.css" disabled="">',
    );
    expect(page).toContain('<style nonce="">.list{color:red}</style></head>');
    expect(page).toContain(
      '<script type="application/json" data-file="/assets/info-Ef56_-9z.json">{"a":"\\u003cb>"}</script><meta name="early-lists" content="/api/songs/all.7.json /api/bands/all.1.json"></body>',
    );
    expect(await pageAt('/info')).toContain('data-file="/assets/info-Ef56_-9z.json"');
    expect(await pageAt('/info', 'ja')).toContain(
      '<script type="application/json" data-file="/assets/common-Gh78_-9z.json">{"b":"c"}</script></body>',
    );
    for (const without of [await pageAt('/info/bands'), await pageAt('/tool/nothing')])
      expect(without).not.toMatch(/modulepreload|data-file|early-lists/);
  });

  test('lets scripts and styles that the build wrote into it run, by what they say', async () => {
    const html =
      '<head><!--nonce--><style>p{}</style></head><script>one()</script><script type="module">two()</script>';
    const client = await openClientFiles(await tempFolder({ 'index.html': html }));
    const { app } = await openSite({ client });
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash('one()')} ${hash('two()')};`);
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+' /);
    expect(policy).toContain(` ${hash('p{}')};`);
  });

  test.each([
    [undefined, 'ja,en;q=0.5', 'ja'],
    ['setori-language=ko', 'ja', 'ko'],
    ['a=1; setori-language=zh-Hanz; b=2', 'ja', 'zh-Hant'],
    ['setori-language=xx', 'ja', 'ja'],
    ['other-setori-language=ko', undefined, 'en'],
  ])('is in the language of the cookie %s, else in one of %s', async (cookie, accepted, tag) => {
    const { app } = await openSite();
    const headers = {
      ...BROWSER,
      ...(cookie !== undefined && { cookie }),
      ...(accepted !== undefined && { 'accept-language': accepted }),
    };
    const answer = await app.inject({ url: '/profile/account', headers });
    expect(answer.body).toContain(`<html lang="${tag}"`);
    expect(answer.body).toContain(`<main class="skeleton" lang="${tag}"`);
    expect(answer.headers.vary).toContain('Cookie');
  });

  test('carries a new nonce each time, the same in policy, meta and style', async () => {
    const { app } = await openSite();
    const [first, second] = [await app.inject('/'), await app.inject('/')].map(noncesOf);
    expect(new Set(first).size).toBe(1);
    expect(first?.[0]).toMatch(/^[\w+/=-]{20,}$/);
    expect(second?.[0]).not.toBe(first?.[0]);
  });

  test('may run WebAssembly and own files, and nothing from elsewhere', async () => {
    const { app } = await openSite();
    const answer = await app.inject('/');
    const policy = String(answer.headers['content-security-policy']).replace(/'nonce-[^']+'/, "'nonce'");
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self' 'nonce'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
    expect(answer.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  test('names the version of the data', async () => {
    const { app } = await openSite();
    expect((await app.inject('/')).body).toContain('<meta name="data-version" content="demo-7-2026-01-01">');
  });

  test('is sent with 404 for an address no one knows, to browsers only', async () => {
    const { app } = await openSite();
    const url = '/no/such/"><script>alert(1)</script>';
    const shown = await app.inject({ url, headers: BROWSER });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(shown.body).not.toContain('alert');
    const fetched = await app.inject({ url, headers: { accept: '*/*' } });
    expect([fetched.statusCode, fetched.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    '/api/nothing',
    '/api/nothing.json',
    '/assets/jp/none.png',
    '/assets/gone-Ab12_-9z.js',
    '/res/none.svg',
  ])('is never the answer for %s', async (url) => {
    const { app } = await openSite();
    const answer = await app.inject({ url, headers: BROWSER });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<script');
  });

  test('says how to build the client when it is not built', async () => {
    const { app } = await openSite({ client: await openClientFiles(await tempFolder()) });
    const answer = await app.inject({ url: '/', headers: BROWSER });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
  });
});

describe('a file of the client', () => {
  test('that a new build took away is not there, while the page stays', async () => {
    const folder = await tempFolder({ 'index.html': INDEX_HTML, 'assets/old-Ab12_-9z.js': 'export {};' });
    const { app } = await openSite({ client: await openClientFiles(folder) });
    await rm(join(folder, 'assets'), { recursive: true });
    for (const _ of [1, 2]) expect((await app.inject('/assets/old-Ab12_-9z.js')).statusCode).toBe(404);
    expect((await app.inject({ url: '/', headers: BROWSER })).statusCode).toBe(200);
  });

  test.each([
    ['/assets/main-Ab12_-9z.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/setori-Ab12_-9z.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
    ['/theme.js', 'text/javascript; charset=utf-8', 'public, max-age=600'],
    ['/icon.svg', 'image/svg+xml', 'public, max-age=600'],
  ])('%s is %s', async (url, type, caching) => {
    const { app } = await openSite();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      type,
      caching,
    ]);
    const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test('is packed, and may start a worker that compiles WebAssembly', async () => {
    const { app } = await openSite();
    const answer = await app.inject({
      url: '/assets/main-Ab12_-9z.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
  });

  test.each([
    '/index.html',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2findex.html',
    '/theme.js/',
    '/.vite/manifest.json',
  ])('%s is none', async (url) => {
    const { app } = await openSite();
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
