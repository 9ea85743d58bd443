import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MISSING_HEADER } from '#model/vocabulary/missing-header';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import type { Origin } from '#server/origin/origin';
import { openSnapshot, writeSnapshot } from '#server/services/published/snapshot';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';
import { TINY_DEMO, tinyOrigin } from '../tiny-demo.ts';

const CARDS = '/api/cards/all.5.json';

describe('static data', () => {
  test('is served compact, typed, open to other sites and for a short time', async () => {
    const { app } = await openSite();
    const answer = await app.inject(CARDS);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(JSON.stringify(TINY_DEMO.json('cards/all')));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      vary: 'Accept-Encoding',
    });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is packed by %s with a strong entity tag of its own', async (encoding, unpack) => {
    const { app } = await openSite();
    const plain = await app.inject(CARDS);
    const packed = await app.inject({ url: CARDS, headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
  });

  test('answers 304 to who has it in that coding, and to no other', async () => {
    const { app } = await openSite();
    const headers = { 'accept-encoding': 'br' };
    const etag = String((await app.inject({ url: CARDS, headers })).headers.etag);
    const same = await app.inject({ url: CARDS, headers: { ...headers, 'if-none-match': etag } });
    expect([same.statusCode, same.body, same.headers.etag, same.headers.vary]).toEqual([
      304,
      '',
      etag,
      'Accept-Encoding',
    ]);
    expect(same.headers['cache-control']).toContain('max-age=60');
    const other = await app.inject({ url: CARDS, headers: { 'if-none-match': etag } });
    expect(other.statusCode).toBe(200);
  });

  test('answers HEAD like GET without a body', async () => {
    const { app } = await openSite();
    const get = await app.inject(CARDS);
    const head = await app.inject({ method: 'HEAD', url: CARDS });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test.each([
    '/api/cards/all.json',
    '/api/cards/all.0.json',
    '/api/cards/all.4.json',
    '/api/cards/1.json',
    '/api/charts/1/easy.json',
    '/api/expTables/card.json',
    '/api/songs/meta/all.2.json',
    '/api/cards%2Fall.5.json',
    '/api/cards/all.5.json?x=1',
  ])('knows %s', async (url) => {
    const { app } = await openSite();
    expect((await app.inject(url)).statusCode).toBe(200);
  });

  test.each([
    '/api/',
    '/api/.json',
    '/api/cards/all.6.json',
    '/api/cards/all.05.json',
    '/api/cards/all',
    '/api/cards/all.5.JSON',
    '/api/cards/999999.json',
    '/api/nothing.json',
    '/api/__proto__.json',
    '/api/constructor.json',
    '/api/cards/all.5.json/',
    '/api//cards/all.5.json',
    '/api/..%2f..%2fpackage.json',
    '/api/%2e%2e/%2e%2e/package.json',
    '/api/%252e%252e/package.json',
    '/api/..%5c..%5cpackage.json',
    '/api/cards/all%00.5.json',
    '/api/cards/all%0d%0aX-Y:1.json',
    `/api/${'a'.repeat(900)}.json`,
    `/api/${'a/'.repeat(300)}a.json`,
    '/api/snapshot/nothing.json',
    '/api/snapshot/..%2fmanifest.json',
  ])('answers 404 in the one error shape for %s', async (url) => {
    const { app } = await openSite();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { result: false, code: 'NOT_FOUND', requestId: expect.stringMatching(/^[\w-]{20,}$/) },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['/api/gacha/all.5.json', '{}'],
    ['/api/gacha/all.0.json', '{}'],
    ['/api/deco/pins.all.3.json', '{}'],
    ['/api/events/all.stories.json', '{}'],
    ['/api/tracker/rates.json', '[]'],
  ])('answers %s with %s where the origin lacks it, and says so', async (url, body) => {
    const { app } = await openSite();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body, answer.headers[MISSING_HEADER]]).toEqual([200, body, '1']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('X-Setori-Missing'),
      'cache-control': 'no-store',
    });
    expect((await app.inject(CARDS)).headers).not.toHaveProperty(MISSING_HEADER);
  });

  test.each(['/api/gacha/all.json', '/api/gacha/all.6.json', '/api/gacha/1.json'])(
    'answers 404 for %s, which no client can know',
    async (url) => {
      const { app } = await openSite();
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );

  test('says that an old copy is old, and that an origin is down', async () => {
    const origin: Origin = {
      ...tinyOrigin(),
      read: async (name) =>
        name === 'cards/all'
          ? { status: 'found', value: {}, version: '1', stale: true }
          : { status: 'unavailable' },
    };
    const { app } = await openSite({ origin });
    expect((await app.inject(CARDS)).headers['x-stale']).toBe('1');
    const down = await app.inject('/api/songs/all.5.json');
    expect(down.statusCode).toBe(503);
    expect(down.headers['retry-after']).toBe('30');
    expect(down.json()).toMatchObject({ result: false, code: 'ORIGIN_UNAVAILABLE', retryAfter: 30 });
  });

  test('follows the origin when its data changes', async () => {
    let version = 1;
    const read: Origin['read'] = async () => ({
      status: 'found',
      value: { version },
      version: `${version}`,
      stale: false,
    });
    const { app } = await openSite({ origin: { ...tinyOrigin(), read } });
    expect((await app.inject(CARDS)).json()).toEqual({ version: 1 });
    version = 2;
    expect((await app.inject(CARDS)).json()).toEqual({ version: 2 });
  });

  test('is served from a dump with a broken file, which is named in the log', async () => {
    const lines: string[] = [];
    const folder = await tempFolder({ 'api/cards/all.5.json': '{', 'api/skills/all.10.json': { 1: {} } });
    const { app } = await openSite({ origin: await dumpOrigin(folder, (line) => lines.push(line)) });
    expect((await app.inject(CARDS)).headers[MISSING_HEADER]).toBe('1');
    expect((await app.inject('/api/skills/all.10.json')).json()).toEqual({ 1: {} });
    expect(lines).toEqual([expect.stringContaining('api/cards/all.5.json')]);
  });
});

describe('the snapshot', () => {
  const openFrozen = async () => {
    const folder = join(await tempFolder(), 'snapshot');
    await writeSnapshot(tinyOrigin(), TINY_DEMO.names, folder, '');
    const snapshot = await openSnapshot(folder, tinyOrigin().version);
    const unasked: Origin = {
      ...tinyOrigin(),
      read: async (name) => ({ status: 'found', value: { name }, version: '', stale: false }),
    };
    return openSite({ origin: unasked, snapshot });
  };

  test('answers lists at every level without asking the origin', async () => {
    const { app } = await openFrozen();
    for (const level of [5, 4, 3, 1, 0]) {
      const cards = (await app.inject(`/api/cards/all.${level}.json`)).json();
      expect(Object.keys(cards)).toHaveLength(40);
    }
    expect((await app.inject('/api/cards/1.json')).json()).toEqual({ name: 'cards/1' });
  });

  test('serves the same bytes under their hash for good', async () => {
    const { app } = await openFrozen();
    const headers = { 'accept-encoding': 'br' };
    const named = await app.inject({ url: CARDS, headers });
    const frozen = await app.inject({ url: String(named.headers['content-location']), headers });
    expect(frozen.rawPayload.equals(named.rawPayload)).toBe(true);
    expect(frozen.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const index = (await app.inject('/api/snapshot/index.json')).json();
    expect(`/api/snapshot/${index.names['cards/all.5']}.json`).toBe(named.headers['content-location']);
  });
});
