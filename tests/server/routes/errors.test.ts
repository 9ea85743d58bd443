import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { sendRaw } from '../raw-request.ts';
import { openSite } from '../site.ts';

const FREE = { config: { costMs: 0 } } as const;

/** Routes of kinds that later endpoints will have. */
function addProbes(app: FastifyInstance): void {
  app.post('/api/probe', FREE, async () => ({ result: true }));
  app.get('/api/probe/broken', FREE, async () => {
    throw new Error('a secret of the inside');
  });
  const body = { type: 'object', required: ['count'], properties: { count: { type: 'integer' } } };
  app.post('/api/probe/checked', { ...FREE, schema: { body } }, async () => ({ result: true }));
}

const JSON_TYPE = { 'content-type': 'application/json' };
const CASES: readonly [string, InjectOptions, number, string][] = [
  ['an unknown address', { url: '/api/nothing' }, 404, 'NOT_FOUND'],
  ['a wrong method', { method: 'DELETE', url: '/api/cards/all.5.json' }, 405, 'METHOD_NOT_ALLOWED'],
  [
    'a wrong method with a body',
    { method: 'PUT', url: '/res/x.png', payload: 'x' },
    405,
    'METHOD_NOT_ALLOWED',
  ],
  ['an address that cannot be decoded', { url: '/api/%zz' }, 400, 'REQUEST_INVALID'],
  [
    'a body that is no JSON',
    { method: 'POST', url: '/api/probe', headers: JSON_TYPE, payload: '{' },
    400,
    'REQUEST_INVALID',
  ],
  [
    'a polluting body',
    { method: 'POST', url: '/api/probe', headers: JSON_TYPE, payload: '{"__proto__":{}}' },
    400,
    'REQUEST_INVALID',
  ],
  [
    'a number as text',
    { method: 'POST', url: '/api/probe/checked', payload: { count: '1' } },
    400,
    'REQUEST_INVALID',
  ],
  [
    'a body that is too large',
    { method: 'POST', url: '/api/probe', payload: { text: 'x'.repeat(70_000) } },
    413,
    'BODY_TOO_LARGE',
  ],
  [
    'plain text',
    { method: 'POST', url: '/api/probe', headers: { 'content-type': 'text/plain' }, payload: 'x' },
    415,
    'MEDIA_TYPE_UNSUPPORTED',
  ],
  [
    'a form',
    {
      method: 'POST',
      url: '/api/probe',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    },
    415,
    'MEDIA_TYPE_UNSUPPORTED',
  ],
  ['a failure inside', { url: '/api/probe/broken' }, 500, 'INTERNAL_ERROR'],
];

describe('one error shape', () => {
  test.each(CASES)('for %s', async (_what, request, status, code) => {
    const { app } = await openSite({}, addProbes);
    const answer = await app.inject(request);
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { result: false, code, requestId: expect.any(String) },
    ]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
  });

  test('reports a failure to the operator, not to the visitor', async () => {
    const { app, lines } = await openSite({}, addProbes);
    const answer = await app.inject('/api/probe/broken');
    expect(answer.body).not.toContain('secret');
    expect(lines).toEqual([expect.stringContaining('a secret of the inside')]);
    expect(lines[0]).toContain(answer.json().requestId);
  });

  test('names what is allowed with 405, exact addresses before open ones', async () => {
    const { app } = await openSite({}, addProbes);
    const data = await app.inject({ method: 'POST', url: '/api/cards/all.5.json' });
    expect([data.statusCode, data.headers.allow]).toEqual([405, 'GET, HEAD']);
    const probe = await app.inject({ method: 'PUT', url: '/api/probe' });
    expect([probe.statusCode, probe.headers.allow]).toEqual([405, 'POST']);
  });

  test('answers a preflight for data', async () => {
    const { app } = await openSite();
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/cards/all.5.json' });
    expect([answer.statusCode, answer.headers['access-control-allow-origin'], answer.headers.allow]).toEqual([
      204,
      '*',
      'GET, HEAD',
    ]);
  });
});

describe('what is no request', () => {
  test.each([
    ['nonsense', 'hello\r\n\r\n', 400, 'REQUEST_INVALID'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: x\r\n\r\n', 417, 'REQUEST_INVALID'],
    ['two sites at once', 'GET / HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n', 400, 'REQUEST_INVALID'],
    ['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n', 405, 'METHOD_NOT_ALLOWED'],
  ])('is answered in the same shape: %s', async (_what, text, status, code) => {
    const { app } = await openSite();
    const said = await sendRaw(app, text);
    expect(said.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
    expect(said.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toEqual({
      result: false,
      code,
      requestId: expect.any(String),
    });
  });
});
