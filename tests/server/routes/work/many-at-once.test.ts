import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AssetRead } from '#server/origin/origin';
import { addInFlight } from '#server/routes/work/in-flight';
import { oneAtATime } from '#server/routes/work/one-at-a-time';
import { assetService } from '#server/services/published/assets';
import { ReadyAnswers } from '#server/services/published/ready-answers';
import { openSnapshot, writeSnapshot } from '#server/services/published/snapshot';
import { openSite } from '../../site.ts';
import { tempFolder } from '../../temp-folder.ts';
import { TINY_DEMO, tinyOrigin } from '../../tiny-demo.ts';

const THOUSAND = Array.from({ length: 1_000 });

describe('the first thousand requests after a start', () => {
  test('read a file of the snapshot once', async () => {
    const folder = join(await tempFolder(), 'snapshot');
    await writeSnapshot(tinyOrigin(), TINY_DEMO.names, folder, '');
    const snapshot = await openSnapshot(folder, tinyOrigin().version);
    const hash = snapshot?.hashes.get('cards/all.5') ?? '';
    const read = await Promise.all(THOUSAND.map(() => snapshot?.read(hash)));
    expect(read[0]?.hash).toBe(hash);
    // The same object: the bytes are in memory once.
    expect(new Set(read).size).toBe(1);
  });

  test('read a picture of the origin once', async () => {
    let reads = 0;
    const readAsset = async (): Promise<AssetRead> => {
      reads++;
      await new Promise((resolve) => setImmediate(resolve));
      return { status: 'found', type: 'image/png', body: { bytes: new Uint8Array(9) } };
    };
    const assets = assetService({ ...tinyOrigin(), readAsset });
    await Promise.all(THOUSAND.map(() => assets.answer('assets/jp/x.png')));
    expect(reads).toBe(1);
  });
});

describe('answers that are kept ready', () => {
  const headers = { etag: '"x"', 'content-type': 'application/json' };

  test('are as many as there are codings, whatever clients write', () => {
    const ready = new ReadyAnswers();
    for (let nth = 0; nth < 10_000; nth++) {
      ready.keep({ url: '/api/a.json', acceptEncoding: `br, x-${nth}` }, headers, new Uint8Array(60));
      ready.keep({ url: '/api/a.json', acceptEncoding: `gzip;q=0.${nth}` }, headers, new Uint8Array(60));
    }
    expect(ready.size).toBeLessThanOrEqual(3);
    expect(ready.find({ url: '/api/a.json', acceptEncoding: 'br' }, undefined)?.status).toBe(200);
  });

  test('weigh more than their bodies, so that many small ones are bounded too', () => {
    const ready = new ReadyAnswers(1024 * 1024);
    for (let nth = 0; nth < 10_000; nth++) {
      ready.keep({ url: `/api/${nth}.json`, acceptEncoding: 'br' }, headers, new Uint8Array(1));
    }
    expect(ready.size).toBeLessThanOrEqual(512);
    expect(ready.size).toBeGreaterThan(100);
  });

  test('are not kept in another coding than the best one that was asked for', () => {
    const ready = new ReadyAnswers();
    const packed = { ...headers, 'content-encoding': 'gzip' };
    ready.keep({ url: '/api/a.json', acceptEncoding: 'br, gzip' }, packed, new Uint8Array(60));
    expect(ready.find({ url: '/api/a.json', acceptEncoding: 'br' }, undefined)).toBeNull();
  });
});

describe('requests that are said ahead on one connection', () => {
  /** Counts what is worked on; answers on command. */
  async function listen() {
    const open: (() => void)[] = [];
    const seen: string[] = [];
    const server = createServer(
      oneAtATime((request, response) => {
        seen.push(request.url ?? '');
        request.resume();
        open.push(() => response.end(request.url));
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    return { open, seen, socket };
  }
  const get = (nth: number): string => `GET /${nth} HTTP/1.1\r\nhost: a\r\n\r\n`;
  const post = (nth: number): string => `POST /${nth} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello`;

  test('are worked on one after the other, and answered in order', async () => {
    const { open, seen, socket } = await listen();
    let said = '';
    socket.on('data', (part) => {
      said += part;
    });
    socket.write([0, 1, 2, 3, 4, 5].map((nth) => (nth % 2 ? post(nth) : get(nth))).join(''));
    for (let nth = 0; nth < 6; nth++) {
      await expect.poll(() => seen.length).toBe(nth + 1);
      open[nth]?.();
    }
    await expect.poll(() => said.match(/(?<!HTTP)\/\d/g)).toEqual(['/0', '/1', '/2', '/3', '/4', '/5']);
  });

  test('end the connection when they are very many, of which one was worked on', async () => {
    const { seen, socket } = await listen();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    socket.write(Array.from({ length: 3_000 }, (_, nth) => get(nth)).join(''));
    await closed;
    expect(seen).toEqual(['/0']);
  });
});

/** Of an address of its own each. */
const fromEverywhere = (nth: number): string => `192.0.${nth >> 8}.${nth & 255}`;

describe('more work at a time than is good', () => {
  /** A site with a route of each kind of work, which waits until it is let go. */
  async function openHeld() {
    const held: (() => void)[] = [];
    const wait = () => new Promise<string>((resolve) => held.push(() => resolve('done')));
    const { app } = await openSite({}, (site) => {
      for (const work of ['members', 'published', 'origin', 'engine', 'files'] as const) {
        site.get(`/test/${work}`, { config: { work, costMs: 0 } }, wait);
      }
    });
    const ask = (work: string, remoteAddress: string) => app.inject({ url: `/test/${work}`, remoteAddress });
    return { app, held, ask };
  }

  test.each(['members', 'published', 'origin', 'engine'])(
    'is refused at once, in the one shape, and none but %s',
    async (work) => {
      const { app, held, ask } = await openHeld();
      const slow = Array.from({ length: 250 }, (_, nth) => ask(work, fromEverywhere(nth)));
      await expect.poll(() => held.length).toBe(200);
      const refused = await ask(work, '198.51.100.1');
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
      expect(refused.headers['retry-after']).toBe('2');
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
      const others = ['members', 'published', 'origin', 'engine', 'files'].filter((each) => each !== work);
      const taken = others.map((each) => ask(each, '198.51.100.1'));
      await expect.poll(() => held.length).toBe(204);
      for (const release of held.splice(0)) release();
      expect((await Promise.all(taken)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const answers = await Promise.all(slow);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(200);
      const page = await app.inject({ url: '/info/cards', headers: { accept: 'text/html' } });
      expect(page.statusCode).toBe(200);
    },
  );

  test.each([
    ['an address', () => '192.0.2.1', 25],
    ['neighbours in one /64', (nth: number) => `2001:db8::${nth.toString(16)}`, 25],
    ['one network', (nth: number) => `2001:db8:1:${nth.toString(16)}::1`, 50],
  ])(
    'is kept from others by %s to an eighth of the places, a network to a quarter',
    async (_, addressOf, most) => {
      const { held, ask } = await openHeld();
      const answers = Array.from({ length: 60 }, (_each, nth) => ask('members', addressOf(nth)));
      await expect.poll(() => held.length).toBe(most);
      const spent = await ask('members', addressOf(0));
      expect([spent.statusCode, spent.json().code, spent.headers['retry-after']]).toEqual([
        429,
        'RATE_LIMITED',
        '2',
      ]);
      const honest = ask('members', '198.51.100.1');
      await expect.poll(() => held.length).toBe(most + 1);
      for (const release of held.splice(0)) release();
      expect((await honest).statusCode).toBe(200);
      const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 429)).toHaveLength(60 - most);
      // The places are free again.
      const again = ask('members', addressOf(0));
      await expect.poll(() => held.length).toBe(1);
      held[0]?.();
      expect((await again).statusCode).toBe(200);
    },
  );

  test('is not the pictures of a page, which a browser asks for all at once', async () => {
    const { held, ask } = await openHeld();
    const pictures = Array.from({ length: 128 }, () => ask('files', '192.0.2.1'));
    await expect.poll(() => held.length).toBe(128);
    for (const release of held.splice(0)) release();
    expect((await Promise.all(pictures)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('begins one dear request in each turn, by turns of who asks, and cheap ones at once', async () => {
    const app = Fastify();
    const places = { members: 100, published: 100, origin: 100, engine: 100, files: 100 };
    addInFlight(app, { isShared: true, places });
    const begun: string[] = [];
    const named = async (request: FastifyRequest) => begun.push(new URL(request.url, 'http://a').search);
    app.get('/dear', { config: { costMs: 5 } }, named);
    app.get('/cheap', { config: { costMs: 1 } }, named);
    onTestFinished(() => app.close());
    await app.ready();
    const busy = [1, 2, 3, 4, 5].map((nth) =>
      app.inject({ url: `/dear?${nth}`, remoteAddress: '192.0.2.1' }),
    );
    const other = app.inject({ url: '/dear?other', remoteAddress: '198.51.100.1' });
    const cheap = app.inject({ url: '/cheap?cheap', remoteAddress: '198.51.100.2' });
    const answers = await Promise.all([...busy, other, cheap]);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(begun.indexOf('?other')).toBeLessThanOrEqual(3);
    expect(begun.indexOf('?cheap')).toBeLessThanOrEqual(2);
    expect(begun.filter((name) => /\d/.test(name))).toEqual(['?1', '?2', '?3', '?4', '?5']);
  });

  test('gives its place back whatever became of it', async () => {
    const app = Fastify();
    const places = { members: 1, published: 1, origin: 1, engine: 1, files: 1 };
    addInFlight(app, { isShared: true, places });
    app.get('/fails', async () => {
      throw new Error('no');
    });
    app.get('/fine', async () => 'fine');
    onTestFinished(() => app.close());
    for (let nth = 0; nth < 3; nth++) expect((await app.inject('/fails')).statusCode).toBe(500);
    expect((await app.inject('/fine')).statusCode).toBe(200);
  });
});
