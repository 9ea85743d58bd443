import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RequestOf } from '#model/contract/endpoints';
import { requestReader } from '#model/contract/reading';
import { callApi, watchLogInLost } from '#src/kit/data/api/call.ts';
import { RefusedQuery } from '#src/kit/data/api/failures.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';
import { DataFailure } from '#src/kit/data/failure.ts';

const answer = (body: string, status = 200, type = 'application/json') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));

const refusal = (code: string, rest: object = {}) =>
  JSON.stringify({ result: false, code, requestId: 'r', ...rest });

const logIn = (signal?: AbortSignal) =>
  callApi('POST user/login', 'accountLogIn', { username: 'kasumi', password: 'random star' }, signal);

const failureOf = async () => {
  const result = await logIn();
  return result.isDone ? null : result.failure;
};

afterEach(() => vi.unstubAllGlobals());

/** What the server is asked by a call. */
async function asked(call: () => Promise<unknown>) {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    seen.push(new Request(new URL(path, 'http://localhost'), init));
    return new Response('{"result":true}', { headers: { 'content-type': 'application/json' } });
  });
  await call();
  const [request] = seen;
  if (!request) throw new Error('nothing was asked');
  return { request, url: new URL(request.url) };
}

describe('a call', () => {
  test('sends a body as JSON and gives the answer', async () => {
    const { request, url } = await asked(() => logIn());
    expect([request.method, url.pathname]).toEqual(['POST', '/api/user/login']);
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(await request.json()).toEqual({ username: 'kasumi', password: 'random star' });
    expect(await logIn()).toEqual({ isDone: true, answer: { result: true } });
  });

  test('puts what a GET asks into the address, and nothing where nothing is asked', async () => {
    const page = await asked(() =>
      callApi('GET user/followed', 'following', { username: 'a&b=c', limit: 50, offset: 0 }),
    );
    expect(page.url.pathname + page.url.search).toBe(
      '/api/user/followed?username=a%26b%3Dc&limit=50&offset=0',
    );
    const file = await asked(() => callApi('GET upload/status/{hash}', 'upload', { hash: 'a/b' }));
    expect(file.request.url).toMatch(/\/api\/upload\/status\/a%2Fb$/);
    const me = await asked(() => callApi('GET user/me', 'accountMe', {}));
    expect(me.request.url).toMatch(/\/api\/user\/me$/);
  });

  test('asks in a way that the contract reads back', async () => {
    const read = requestReader('GET user/message');
    const pages = fc.record(
      { limit: fc.integer({ min: 1, max: 50 }), offset: fc.integer({ min: 0, max: 10_000 }) },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(pages, async (page: RequestOf<'GET user/message'>) => {
        const { url } = await asked(() => callApi('GET user/message', 'messages', page));
        expect(read(Object.fromEntries(url.searchParams))).toEqual({ ok: true, request: page });
      }),
      { numRuns: 50 },
    );
  });
});

describe('a call that is not done', () => {
  test('reports code, fields and the time to wait', async () => {
    answer(refusal('REQUEST_INVALID', { fields: { email: 'INVALID' } }), 400);
    expect(await failureOf()).toEqual({
      kind: 'refused',
      code: 'REQUEST_INVALID',
      fields: { email: 'INVALID' },
      retryAfter: null,
      revision: null,
    });
    answer(refusal('RATE_LIMITED', { retryAfter: 42 }), 429);
    expect(await failureOf()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 42, fields: {} });
    answer(refusal('REVISION_STALE', { revision: 7 }), 409);
    expect(await failureOf()).toMatchObject({ code: 'REVISION_STALE', revision: 7 });
  });

  test.each([
    ['a page instead of an answer', '<!doctype html>', 200, 'text/html', 'unreadable'],
    ['a page in place of the API', '<!doctype html>', 404, 'text/html', 'missing'],
    ['a proxy without a server behind it', '<h1>Bad gateway</h1>', 502, 'text/html', 'server'],
    ['JSON of another shape', '{"error":"no"}', 500, 'application/json', 'server'],
    ['a refusal of another shape', '[1]', 403, 'application/json', 'unreadable'],
    ['half an answer', '{"result":', 200, 'application/json', 'unreadable'],
  ])('names %s', async (_what, body, status, type, kind) => {
    answer(body, status, type);
    expect(await failureOf()).toEqual({ kind });
  });

  test('names a lost connection and a server that takes too long', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf()).toEqual({ kind: 'unreachable' });
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('too late', 'TimeoutError')));
    expect(await failureOf()).toEqual({ kind: 'timeout' });
  });

  test('rejects only when the caller gave up', async () => {
    const given = new AbortController();
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      given.abort();
      return Promise.reject(signal?.reason);
    });
    await expect(logIn(given.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('notifies listeners when no one is logged in, until they stop listening', async () => {
    const lost = vi.fn();
    const stop = watchLogInLost(lost);
    answer(refusal('CREDENTIALS_INVALID'), 401);
    await logIn();
    expect(lost).not.toHaveBeenCalled();
    answer(refusal('LOGIN_REQUIRED'), 401);
    await logIn();
    expect(lost).toHaveBeenCalledTimes(1);
    stop();
    await logIn();
    expect(lost).toHaveBeenCalledTimes(1);
  });
});

describe('a query', () => {
  const me = () => queryApi('GET user/me', 'accountMe', {});

  test('gives the answer', async () => {
    answer('{"result":false}');
    expect(await new QueryClient().fetchQuery({ queryKey: ['me'], queryFn: me })).toEqual({ result: false });
  });

  test('distinguishes a refusal from a fault of the network', async () => {
    answer(refusal('USER_INVALID'), 404);
    await expect(me()).rejects.toBeInstanceOf(RefusedQuery);
    answer('<html>', 503, 'text/html');
    await expect(me()).rejects.toMatchObject({ dataName: 'accountMe', kind: 'server' });
    await expect(me()).rejects.toBeInstanceOf(DataFailure);
  });
});
