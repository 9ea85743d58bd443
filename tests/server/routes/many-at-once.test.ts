import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AssetRead } from '#server/origin/origin';
import { addInFlight } from '#server/routes/in-flight';
import { oneAtATime } from '#server/routes/one-at-a-time';
import { assetService } from '#server/services/published/assets';
import { ReadyAnswers } from '#server/services/published/ready-answers';
import { openSnapshot, writeSnapshot } from '#server/services/published/snapshot';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';
import { TINY_DEMO, tinyOrigin } from '../tiny-demo.ts';

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
  /** Counts what is worked on; answers when told to. */
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

describe('more work at a time than is good', () => {
  test('is refused at once, in the one shape, and none of the other kind or of the watchers', async () => {
    const held: (() => void)[] = [];
    const wait = () => new Promise<string>((resolve) => held.push(() => resolve('done')));
    const { app } = await openSite({}, (site) => {
      site.get('/test/slow', wait);
      site.get('/test/member', { config: { work: 'members' } }, wait);
    });
    const slow = Array.from({ length: 250 }, () => app.inject({ url: '/test/slow' }));
    await expect.poll(() => held.length).toBe(200);
    const refused = await app.inject({ url: '/info/cards', headers: { accept: 'text/html' } });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.headers['retry-after']).toBe('2');
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const member = app.inject({ url: '/test/member' });
    await expect.poll(() => held.length).toBe(201);
    for (const release of held.splice(0)) release();
    expect((await member).statusCode).toBe(200);
    const answers = await Promise.all(slow);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(200);
    expect((await app.inject({ url: '/info/cards', headers: { accept: 'text/html' } })).statusCode).toBe(200);
  });

  test('gives its place back whatever became of it', async () => {
    const app = Fastify();
    addInFlight(app, 1);
    app.get('/fails', async () => {
      throw new Error('no');
    });
    app.get('/fine', async () => 'fine');
    onTestFinished(() => app.close());
    for (let nth = 0; nth < 3; nth++) expect((await app.inject('/fails')).statusCode).toBe(500);
    expect((await app.inject('/fine')).statusCode).toBe(200);
  });
});
