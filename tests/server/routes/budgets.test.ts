import { describe, expect, test } from 'vitest';
import { BUDGETS } from '#model/contract/account/budgets';
import { methodOf, pathOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES, endpointOf } from '#model/contract/endpoints';
import { readSettings } from '#server/config';
import { openMembers } from '#server/members';
import { openSite, siteOfFile } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

const MOST = BUDGETS.read[0]?.most ?? 0;
const READ = '/api/post/tag?type=text';
const ORIGIN = { origin: 'https://tools.example.org' };

describe('a call that is counted', () => {
  test('says in its headers how many are left, and until when', async () => {
    const { app } = await openSite();
    const first = await app.inject(READ);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': `${MOST}`,
      'ratelimit-remaining': `${MOST - 1}`,
      'ratelimit-reset': '300',
      'ratelimit-policy': `${MOST};w=300`,
    });
    const second = await app.inject(READ);
    expect(second.headers['ratelimit-remaining']).toBe(`${MOST - 2}`);
  });

  test('is held to the tightest of several budgets, and names all of them', async () => {
    const { app } = await openSite();
    const answer = await app.inject({ method: 'POST', url: '/api/post', payload: {} });
    expect([
      answer.statusCode,
      answer.headers['ratelimit-policy'],
      answer.headers['ratelimit-limit'],
    ]).toEqual([401, '9;w=30, 30;w=1800', '9']);
  });

  test('has none of these headers where calls are not counted', async () => {
    const { app } = await openSite({
      members: await openMembers(
        readSettings({ DATA_DIR: await tempFolder(), RATE_LIMITS: 'off' }),
        () => {},
      ),
    });
    const { headers } = await app.inject(READ);
    expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  });
});

describe('a page of another site', () => {
  const site = siteOfFile(() => ({}));
  let isSpent = false;
  const spentSite = async () => {
    const { app } = await site();
    for (let call = 0; !isSpent && call < MOST; call++) await app.inject(READ);
    isSpent = true;
    return { app };
  };

  /** What anybody may ask from anywhere, with something in each place of its path. */
  const OPEN_READS = ENDPOINT_NAMES.filter(
    (name) =>
      methodOf(name) === 'GET' && endpointOf(name).caller === 'anyone' && endpointOf(name).rate === 'read',
  ).map((name) => pathOf(name).replaceAll(/\{\w+\}/g, '1'));

  test.each([
    ...OPEN_READS,
    '/feed/posts.atom',
    '/feed/members/Someone.atom',
    '/calendar/jp.ics',
    '/sonolus/info',
    '/sonolus/levels/list',
  ])('reads that it has to wait for %s, and how long', async (url) => {
    const { app } = await spentSite();
    const { statusCode, headers } = await app.inject({ url, headers: ORIGIN });
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'ratelimit-remaining': '0',
      'retry-after': expect.stringMatching(/^\d+$/),
    });
    expect(`${headers['access-control-expose-headers']}`.split(', ')).toEqual(
      expect.arrayContaining(['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']),
    );
  });
});
