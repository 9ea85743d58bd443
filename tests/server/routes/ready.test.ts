import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSnapshot, writeSnapshot } from '#server/services/published/snapshot';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';
import { TINY_DEMO, tinyOrigin } from '../tiny-demo.ts';

const CARDS = '/api/cards/all.5.json';
const ACCEPTS = ['br, gzip', 'gzip', 'identity', 'br;q=0, gzip;q=0.5', `br${', x'.repeat(40)}`] as const;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server with a port: `inject` would pass what is ready by. */
async function listen() {
  const folder = join(await tempFolder(), 'snapshot');
  await writeSnapshot(tinyOrigin(), ['cards/all', 'news/all'], folder, '');
  const snapshot = await openSnapshot(folder, tinyOrigin().version);
  let requests = 0;
  const { app } = await openSite({ snapshot }, (extended) =>
    extended.addHook('onRequest', async () => {
      requests++;
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = { port, path, headers, method, host: '127.0.0.1', agent: false } as const;
      get(request, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => {
          const { date: _, ...rest } = response.headers;
          resolve({
            status: response.statusCode,
            headers: rest,
            body: Buffer.concat(parts).toString('latin1'),
          });
        });
      }).on('error', reject);
    });
  /** The same, asked the long way, which an address with a query always takes. */
  const askLong = (path: string, headers: Record<string, string> = {}) => ask(`${path}?long`, headers);
  return { ask, askLong, seen: () => requests };
}

describe('what is ready', () => {
  test.each(ACCEPTS)('is sent as the framework would send it to who accepts %s', async (accept) => {
    const { ask, askLong } = await listen();
    const headers = { 'accept-encoding': accept };
    const first = await ask(CARDS, headers);
    const again = await ask(CARDS, headers);
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
    expect(await askLong(CARDS, headers)).toEqual(first);
  });

  test.each(['the tag', 'W/the tag', '"other", the tag', '*'])(
    'is not sent again to who has %s',
    async (has) => {
      const { ask, askLong } = await listen();
      const first = await ask(CARDS, { 'accept-encoding': 'br' });
      const headers = {
        'accept-encoding': 'br',
        'if-none-match': has.replace('the tag', String(first.headers.etag)),
      };
      const short = await ask(CARDS, headers);
      expect([short.status, short.body]).toEqual([304, '']);
      expect(short).toEqual(await askLong(CARDS, headers));
      expect((await ask(CARDS, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  test('answers reading alone, and each coding with its own bytes', async () => {
    const { ask } = await listen();
    await ask(CARDS, { 'accept-encoding': 'br' });
    const head = await ask(CARDS, { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
    expect((await ask(CARDS, { 'accept-encoding': 'br' }, 'DELETE')).status).toBe(405);
    const plain = await ask(CARDS);
    expect(JSON.parse(plain.body)).toEqual(TINY_DEMO.json('cards/all'));
  });

  test.each([
    ['a list', CARDS, 1],
    ['news, which may be written here', '/api/news/all.5.json', 2],
    ['an address with a query', `${CARDS}?1`, 2],
    ['what is not there', '/api/cards/all.99x.json', 2],
  ])('costs the framework so many requests of two: %s', async (_what, path, times) => {
    const { ask, seen } = await listen();
    await ask(path);
    await ask(path);
    expect(seen()).toBe(times);
  });
});
