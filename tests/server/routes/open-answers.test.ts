import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { methodOf, pathOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES, endpointOf } from '#model/contract/endpoints';
import { TRACKER_STREAM } from '#model/contract/tracker/stream';
import '#server/routes/methods';
import { openSite } from '../site.ts';

/** Addresses that are there, by pattern; others are asked for what is not there, and refused for that. */
const THERE: Readonly<Record<string, string>> = {
  '/api/*': '/api/cards/all.5.json',
  '/assets/*': '/assets/jp/band/logo/001_rip/logoL.png',
  '/res/*': '/res/icon/cool.png',
  '/calendar/:file': '/calendar/jp.ics',
};

const filled = (pattern: string): string => pattern.replace('*', 'nothing/here').replaceAll(/:\w+/g, '1');

/** Every address that pages of other sites may read; a stream has no end that could be waited for. */
function openAddresses(app: FastifyInstance): string[] {
  const patterns = [...app.routeMethods].flatMap(([pattern, { isOpen }]) =>
    isOpen === false || pattern === TRACKER_STREAM.path ? [] : [pattern],
  );
  const wrong = [
    '/api/cards/all.5.json?v=%zz',
    '/api/%zz',
    '/res/%zz',
    '/assets/jp/%zz',
    '/assets/jp/nothing.png',
  ];
  return [...patterns.flatMap((each) => [THERE[each] ?? filled(each), filled(each)]), ...wrong].filter(
    (each) => each !== '/assets/nothing/here',
  );
}

const ELSEWHERE = '198.51.100.7';

async function statuses(app: FastifyInstance, options: InjectOptions = {}): Promise<Set<number>> {
  const seen = new Set<number>();
  const closed: unknown[] = [];
  for (const url of openAddresses(app)) {
    const { statusCode, headers } = await app.inject({ url, remoteAddress: ELSEWHERE, ...options });
    seen.add(statusCode);
    const { 'access-control-allow-origin': origin, 'cross-origin-resource-policy': policy } = headers;
    const reads = String(headers['access-control-expose-headers']).includes('Retry-After');
    if (origin !== '*' || policy !== 'cross-origin' || !reads) closed.push([url, statusCode, origin, policy]);
  }
  expect(closed).toEqual([]);
  return seen;
}

describe('what pages of other sites may read', () => {
  test('is what everybody may ask of the API, published lists, pictures, feeds and calendars', async () => {
    const { app } = await openSite();
    const patterns = [...app.routeMethods].flatMap(([pattern, { isOpen }]) =>
      isOpen === false ? [] : [pattern],
    );
    const asked = ENDPOINT_NAMES.filter(
      (name) => methodOf(name) === 'GET' && endpointOf(name).caller === 'anyone',
    ).map((name) => pathOf(name).replaceAll(/\{(\w+)\}/g, ':$1'));
    expect(patterns).toEqual(
      expect.arrayContaining([
        ...asked,
        ...Object.keys(THERE),
        '/api/openapi.json',
        '/api/upload/file/:hash',
        '/preview/:locale/:kind/:file',
        TRACKER_STREAM.path,
      ]),
    );
    expect(patterns).not.toContain('/*');
  });

  test('they read whatever is answered', async () => {
    const { app } = await openSite();
    const seen = await statuses(app);
    for (const status of [200, 400, 404]) expect(seen).toContain(status);
    expect(await statuses(app, { headers: { cookie: 'token=of-nobody' } })).toContain(200);
    for (const method of ['HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const)
      expect(await statuses(app, { method })).toContain({ HEAD: 200, OPTIONS: 204 }[method as string] ?? 405);
  });

  test('they read that nothing changed, and that a part is none', async () => {
    const { app } = await openSite();
    for (const url of Object.values(THERE).slice(0, 3)) {
      const { etag } = (await app.inject(url)).headers;
      for (const again of [1, 2]) {
        const answer = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
        expect([url, again, answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([
          url,
          again,
          304,
          '*',
        ]);
      }
    }
    const headers = { range: 'bytes=900-' };
    const answer = await app.inject({ url: '/res/icon/cool.png', headers });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([416, '*']);
  });

  test('they read that they asked too often', async () => {
    const { app } = await openSite();
    const ask = () => app.inject({ url: '/api/post/details?id=1', remoteAddress: ELSEWHERE });
    let last = await ask();
    while (last.statusCode !== 429) last = await ask();
    expect(await statuses(app)).toContain(429);
  });

  test.each([
    [429, () => ELSEWHERE],
    [503, (nth: number) => `192.0.${nth >> 8}.${nth & 255}`],
  ])('they read that there is too much at work, with %i', async (status, from) => {
    const held: (() => void)[] = [];
    const kinds = { members: 200, published: 200, origin: 200, engine: 200, files: 1_600 } as const;
    const { app } = await openSite({}, (site) => {
      for (const work of ['members', 'published', 'origin', 'engine', 'files'] as const)
        site.get(
          `/test/${work}`,
          { config: { work, costMs: 0 } },
          () => new Promise((go) => held.push(() => go('done'))),
        );
    });
    const places = Object.entries(kinds).flatMap(([work, most]) =>
      Array.from({ length: status === 429 ? most / 8 : most }, (_, nth) => ({ url: `/test/${work}`, nth })),
    );
    const asked = places.map(({ url, nth }) => app.inject({ url, remoteAddress: from(nth) }));
    await expect.poll(() => held.length).toBe(places.length);
    const seen = await statuses(app);
    // What cannot be decoded is refused before anything is at work.
    expect([...seen].filter((each) => each !== 400)).toEqual([status]);
    for (const go of held) go();
    await Promise.all(asked);
  });
});
