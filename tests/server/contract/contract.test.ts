import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { methodOf, pathOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES, endpointOf } from '#model/contract/endpoints';
import { ERROR_STATUS, type ErrorCode, SHARED_ERRORS } from '#model/contract/errors';
import { answerChecker, isFailure } from '#model/contract/reading';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { addressOf, ask, bodyFor, dump, isFile, JSON_TYPE, typeFor } from './call.ts';
import { requestsOf } from './schema-values.ts';

/** In full with `FULL=1`. */
const IS_FULL = process.env.FULL === '1';
const RUNS = IS_FULL ? 2_000 : 40;
if (IS_FULL) vi.setConfig({ testTimeout: 3_600_000 });

const POSTS = ENDPOINT_NAMES.filter((name) => methodOf(name) === 'POST');
/** Answers without a question: all others refuse an empty one, and refusals are not kept. */
const ASKS_NOTHING: ReadonlySet<string> = new Set(['GET tracker/events']);

onEachEngine('every endpoint', (engine) => {
  const open = async (env: Record<string, string> = {}) => openMemberSite(await engine.fresh(), env);

  test('answers whatever is sent within the contract, and never breaks', async () => {
    const site = await open();
    const tokens = [undefined, await site.join('Fuzz1'), await site.join('Fuzz2')];
    for (const name of ENDPOINT_NAMES) {
      const isPromised = answerChecker(name);
      // The session must outlive the calls that end it.
      const isMembers = endpointOf(name).caller !== 'anyone';
      const property = fc.asyncProperty(
        requestsOf(endpointOf(name).request),
        fc.constantFrom(...(isMembers ? tokens : [undefined])),
        async (value, token) => {
          const answer = await ask(site, name, value, token);
          expect(answer.statusCode, `${name} ${answer.body}`).toBeLessThan(500);
          const body = answer.json();
          expect(answer.statusCode === 200 ? isPromised(body) : isFailure(body), answer.body).toBe(true);
          if (answer.statusCode === 200) return;
          const promised: readonly string[] = [...SHARED_ERRORS, ...endpointOf(name).errors];
          expect(promised, name).toContain(body.code);
          expect(answer.statusCode, name).toBe(ERROR_STATUS[body.code as ErrorCode]);
        },
      );
      await fc.assert(property, { numRuns: RUNS });
    }
    expect(site.lines).toEqual([]);
  });

  test('changes nothing when it is asked by GET', async () => {
    const site = await open();
    const token = await site.join('Reader');
    await site.join('Other');
    const before = await dump(site);
    for (const name of ENDPOINT_NAMES.filter((each) => methodOf(each) === 'GET')) {
      await ask(site, name, { username: 'Other' }, token);
      await ask(site, name, {}, token);
    }
    expect(await dump(site)).toBe(before);
  });

  test('of members refuses everybody else, before it looks at what was sent', async () => {
    const site = await open();
    const before = await dump(site);
    for (const name of ENDPOINT_NAMES.filter((each) => endpointOf(each).caller !== 'anyone')) {
      for (const token of [undefined, 'x', 'A'.repeat(43)]) {
        const answer = await ask(site, name, { nonsense: 1 }, token);
        expect([name, answer.statusCode, answer.json().code]).toEqual([name, 401, 'LOGIN_REQUIRED']);
      }
    }
    expect(await dump(site)).toBe(before);
  });
});

onEachEngine('a request', (engine) => {
  const open = async (env: Record<string, string> = {}) => openMemberSite(await engine.fresh(), env);

  test('by another method learns which one there is', async () => {
    const site = await open();
    for (const name of ENDPOINT_NAMES) {
      const url = addressOf(name, {});
      const methods = ENDPOINT_NAMES.filter((each) => pathOf(each) === pathOf(name)).map(methodOf);
      const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).sort();
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (allowed.includes(method)) continue;
        const answer = await site.app.inject({
          method,
          url,
          headers: { 'content-type': JSON_TYPE },
          payload: '{}',
        });
        expect([method, url, answer.statusCode, answer.headers.allow]).toEqual([
          method,
          url,
          405,
          allowed.join(', '),
        ]);
      }
    }
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonx'],
    ['application/json, text/plain'],
    ['text/plain; application/json'],
    [' \tapplication/json\t;x'],
    ['application/json; charset=utf-16'],
    ['application/json;;'],
    ['application\\json'],
    ['application/json\u00a0'],
    [''],
  ])('with the content type %j is refused by every POST', async (type) => {
    const site = await open();
    const before = await dump(site);
    for (const name of POSTS.filter((each) => !isFile(each) || !type.startsWith('multipart/'))) {
      const headers = type === '' ? {} : { 'content-type': type };
      const answer = await site.app.inject({ method: 'POST', url: pathOf(name), headers, payload: '{}' });
      expect([name, answer.statusCode, isFailure(answer.json())]).toEqual([name, 415, true]);
    }
    expect(await dump(site)).toBe(before);
  });

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost.evil.example' }],
    [{ origin: 'http://localhost:81' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:80' }],
  ])('from another site, known by %o, is refused by every POST', async (headers) => {
    const site = await open();
    const token = await site.join('Victim');
    const before = await dump(site);
    for (const name of POSTS) {
      const answer = await site.app.inject({
        method: 'POST',
        url: pathOf(name),
        headers: { 'content-type': typeFor(name), ...headers },
        cookies: { token },
        payload: bodyFor(name, { username: 'Victim', password: 'x', ids: [] }),
      });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'ORIGIN_DENIED']);
    }
    expect(await dump(site)).toBe(before);
  });

  test('from our own pages is taken', async () => {
    const site = await open({ PUBLIC_URL: 'http://localhost:80' });
    for (const headers of [
      { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ]) {
      expect((await site.post('user/logout', {}, undefined, headers as Record<string, string>)).status).toBe(
        200,
      );
    }
  });

  test('names each field that is wrong', async () => {
    const site = await open();
    const answer = await site.post('user/login', { username: 5, extra: true });
    expect([answer.status, answer.body.fields]).toEqual([400, { username: 'INVALID', password: 'MISSING' }]);
    const token = await site.join('Pager');
    for (const limit of ['0', '51', '1.5', '-1', '1e1', ' 1', '', '9'.repeat(17)]) {
      const page = await site.get('user/message', { limit }, token);
      expect([limit, page.status, page.body.fields]).toEqual([limit, 400, { limit: 'INVALID' }]);
    }
    expect((await site.get('user/message', { offset: '10001' }, token)).status).toBe(400);
    expect((await site.get('user/message', { limit: '50', offset: '10000' }, token)).status).toBe(200);
  });

  test('that is too large, too deep or no text is refused', async () => {
    const site = await open();
    const token = await site.join('Large');
    const big = await site.post('user/login', { username: 'x'.repeat(100_000), password: 'y' });
    expect([big.status, big.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    for (const depth of [33, 30_000]) {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/user/profiles',
        headers: { 'content-type': JSON_TYPE },
        cookies: { token },
        payload: `{"profiles":${'['.repeat(depth)}${']'.repeat(depth)}}`,
      });
      expect([answer.statusCode, isFailure(answer.json())]).toEqual([400, true]);
    }
    for (const nickname of ['a\0b', '\ud800', 'x\udc00']) {
      expect((await site.post('user', { nickname }, token)).status).toBe(400);
    }
  });

  test('beyond the budget of its class learns when to come back', async () => {
    const site = await open({ RATE_LIMITS: 'on' });
    for (let round = 0; round < 300; round++) await site.get('user/me');
    const answer = await site.get('user/me');
    expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers['retry-after'])).toBe(answer.body.retryAfter);
    site.clock.nowMs += 5 * 60_000;
    expect((await site.get('user/me')).status).toBe(200);
  });

  test('is answered with every security header, and kept by no cache where it asks for nothing that is public', async () => {
    const site = await open();
    for (const name of ENDPOINT_NAMES) {
      const { headers } = await ask(site, name, {});
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers['cache-control']).toContain(ASKS_NOTHING.has(name) ? 'max-age' : 'no-store');
      // What anybody may read, other sites may: but nothing that depends on who asks.
      const isOpen = methodOf(name) === 'GET' && endpointOf(name).caller === 'anyone';
      expect([name, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual(
        isOpen ? [name, '*', 'cross-origin'] : [name, undefined, 'same-origin'],
      );
    }
  });
});
