import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENDPOINT_NAMES } from '#model/contract/endpoints';
import { ROOM_STREAM } from '#model/contract/games/stream';
import { TRACKER_STREAM } from '#model/contract/tracker/stream';
import '#server/routes/methods';
import { BARE_HEADERS } from '#server/routes/security';
import { openMemberSite } from '../accounts/member-site.ts';
import { sendRaw } from '../raw-request.ts';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

/** Every header but the policy, which pages have of their own. */
const { 'content-security-policy': _, 'cross-origin-resource-policy': __, ...FIXED } = BARE_HEADERS;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

function missing(headers: Readonly<Record<string, unknown>>): string[] {
  const policy = headers['content-security-policy'];
  const lacks = Object.entries(FIXED).flatMap(([name, value]) => (headers[name] === value ? [] : [name]));
  // Other sites may show what they may read, and nothing else.
  const isOpen = headers['access-control-allow-origin'] === '*';
  const resources = headers['cross-origin-resource-policy'];
  if (resources !== 'same-origin' && !(isOpen && resources === 'cross-origin')) lacks.push('resource policy');
  if (typeof policy !== 'string' || !policy.includes("default-src 'none'")) lacks.push('policy');
  for (const name of ['server', 'x-powered-by']) if (name in headers) lacks.push(`no ${name}`);
  return lacks;
}

describe('security headers', () => {
  test('are on the answer of every route to every method', async () => {
    const { app } = await openSite();
    const patterns = [...app.routeMethods.keys()];
    expect(patterns.length).toBeGreaterThan(ENDPOINT_NAMES.length / 2);
    expect(patterns).toContain('/healthz');
    const bare: unknown[] = [];
    // A stream has no end that could be waited for; its own test looks at its headers.
    for (const pattern of patterns.filter(
      (each) => each !== TRACKER_STREAM.path && each !== ROOM_STREAM.path,
    )) {
      const url = pattern.replace('*', 'cards/all.5.json').replaceAll(/:\w+/g, '1');
      for (const method of METHODS) {
        const { headers, statusCode } = await app.inject({ method, url });
        const lacks = missing(headers);
        if (lacks.length > 0) bare.push([method, url, statusCode, lacks]);
      }
    }
    expect(bare).toEqual([]);
  });

  test.each([
    ['a page', { url: '/' }, 200],
    ['a page nobody knows', { url: '/nowhere', headers: { accept: 'text/html' } }, 404],
    ['a file of the client', { url: '/theme.js' }, 200],
    ['the page that browsers keep', { url: '/offline.html' }, 200],
    ['a picture', { url: '/res/icon/cool.png' }, 200],
    ['an address that cannot be decoded', { url: '/%zz' }, 400],
    ['a body of another type', { method: 'POST', url: '/api/user/login', payload: 'x' }, 415],
    [
      'a body that is too large',
      { method: 'POST', url: '/api/user/login', payload: { password: 'x'.repeat(100_000) } },
      413,
    ],
  ] as const)('are on %s', async (_what, request, status) => {
    const { app } = await openSite();
    const answer = await app.inject(request);
    expect([answer.statusCode, missing(answer.headers)]).toEqual([status, []]);
  });

  test.each([
    [{}, undefined],
    [{ PUBLIC_URL: 'http://setori.example' }, undefined],
    [{ PUBLIC_URL: 'https://setori.example' }, 'max-age=31536000'],
  ])('with %o insist on https: %s', async (env, said) => {
    const file = join(await tempFolder(), 'setori.db');
    const { app } = await openMemberSite({ engine: 'sqlite', file }, env);
    for (const url of ['/', '/api/user/me', '/api/nothing', '/healthz']) {
      const { headers } = await app.inject({ url, headers: { host: 'setori.example' } });
      expect([url, headers['strict-transport-security']]).toEqual([url, said]);
    }
  });

  test.each([
    ['no HTTP', 'HELLO\r\n\r\n'],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(70_000)}\r\n\r\n`],
  ])('are on the answer to %s', async (_what, request) => {
    const { app } = await openSite();
    const [head = ''] = (await sendRaw(app, request)).split('\r\n\r\n');
    const pairs = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/).slice(0, 2));
    expect(missing(Object.fromEntries(pairs))).toEqual([]);
  });
});
