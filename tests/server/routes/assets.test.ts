import { describe, expect, test } from 'vitest';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';
import { TINY_PICTURE, tinyOrigin } from '../tiny-demo.ts';

const LOGO = '/assets/jp/band/logo/001_rip/logoL.png';

const openDumpSite = async () => {
  const folder = await tempFolder({
    'api/a.json': {},
    'secret.png': 'secret',
    'assets/jp/sound/bgm001_rip/bgm001.mp3': '0123456789',
    'assets/jp/odd/x.html': '<script>',
    'assets/jp/odd/.sprites': [],
    'assets/jp/odd/chart.txt': '#BPM 120',
    'assets/jp/odd/page.png': '\ufeff\n<!DOCTYPE html><html></html>',
    'res/icon/x.svg': '<svg/>',
  });
  return openSite({ origin: await dumpOrigin(folder, () => {}) });
};

describe('pictures', () => {
  test.each([LOGO, '/assets/en/band/logo/001_rip/logoL.png', '/res/icon/cool.png'])(
    'are drawn at %s',
    async (url) => {
      const { app } = await openSite();
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      expect(new Uint8Array(answer.rawPayload)).toEqual(TINY_PICTURE);
      expect(answer.headers['content-security-policy']).toContain('sandbox');
    },
  );

  test('are kept for good only at an address with the data version', async () => {
    const { app } = await openSite();
    expect((await app.inject(LOGO)).headers['cache-control']).toBe(
      'public, max-age=600, stale-while-revalidate=86400',
    );
    for (const other of ['demo-8', '', 'x']) {
      const answer = await app.inject(`${LOGO}?v=${other}`);
      expect(answer.headers['cache-control']).not.toContain('immutable');
    }
    expect(
      (await app.inject(`${LOGO}?v=${encodeURIComponent(tinyOrigin().version)}`)).headers['cache-control'],
    ).toBe('public, max-age=31536000, immutable');
  });

  test('answer 304 to who has them and HEAD without a body', async () => {
    const { app } = await openSite();
    const etag = String((await app.inject(LOGO)).headers.etag);
    expect((await app.inject({ url: LOGO, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url: LOGO });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(TINY_PICTURE.length),
    ]);
  });

  test.each([
    '/assets/jp/none.png',
    '/assets/xx/band/logo/001_rip/logoL.png',
    '/assets/JP/band/logo/001_rip/logoL.png',
    '/assets/jp',
    '/assets/',
    '/res/',
    '/res/none.png',
    '/res/..%2fassets/jp/x.png',
    '/assets/jp/..%2f..%2fsecret.png',
    '/assets/jp/%2e%2e/%2e%2e/secret.png',
    '/assets/jp/....//secret.png',
    '/assets/jp/..%5c..%5csecret.png',
    '/assets/jp/%00.png',
    '/assets/jp//etc/passwd',
    '/assets/jp/sound/bgm001_rip',
    '/assets/jp/sound/bgm001_rip/',
  ])('answer a true 404 for %s', async (url) => {
    for (const { app } of [await openSite(), await openDumpSite()]) {
      const answer = await app.inject(url);
      // A path with dots leads elsewhere before anything is looked for.
      const isPlace = /^\/(assets\/(jp|en|tw|cn|kr)|res)\//.test(new URL(url, 'http://x').pathname);
      if (!isPlace) expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
      else {
        // No client may take it for a picture.
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          404,
          'text/html; charset=utf-8',
        ]);
        expect(answer.body).toMatch(/^<!DOCTYPE html>/);
      }
    }
  });

  test('answer 503 when the origin is down', async () => {
    const origin = { ...tinyOrigin(), readAsset: async () => ({ status: 'unavailable' }) as const };
    const { app } = await openSite({ origin });
    const answer = await app.inject(LOGO);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'ORIGIN_UNAVAILABLE']);
  });
});

describe('files of a dump', () => {
  const SOUND = '/assets/jp/sound/bgm001_rip/bgm001.mp3';

  test('are missing where a page was saved in their place', async () => {
    const { app } = await openDumpSite();
    expect((await app.inject('/assets/jp/odd/page.png')).statusCode).toBe(404);
  });

  test('have the type their path says', async () => {
    const { app } = await openDumpSite();
    expect((await app.inject(SOUND)).headers['content-type']).toBe('audio/mpeg');
    expect((await app.inject('/res/icon/x.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await app.inject('/assets/jp/odd/x.html')).headers['content-type']).toBe(
      'application/octet-stream',
    );
    expect((await app.inject('/assets/jp/odd/.sprites')).headers['content-type']).toBe(
      'application/json; charset=utf-8',
    );
    expect((await app.inject('/assets/jp/odd/chart.txt')).headers['content-type']).toBe(
      'text/plain; charset=utf-8',
    );
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('give the range %s', async (range, status, body, where) => {
    const { app } = await openDumpSite();
    const answer = await app.inject({ url: SOUND, headers: { range } });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, body, where]);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  test('refuse a range outside', async () => {
    const { app } = await openDumpSite();
    const answer = await app.inject({ url: SOUND, headers: { range: 'bytes=10-' } });
    expect([answer.statusCode, answer.headers['content-range'], answer.json().code]).toEqual([
      416,
      'bytes */10',
      'RANGE_INVALID',
    ]);
  });

  test('give the whole when the range was of another version', async () => {
    const { app } = await openDumpSite();
    const answer = await app.inject({ url: SOUND, headers: { range: 'bytes=2-4', 'if-range': '"old"' } });
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
  });
});
