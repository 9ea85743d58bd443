import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { sendRaw } from '../raw-request.ts';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

const CANARY = 'canary-outside-of-everything';

const openGuarded = async () => {
  const folder = await tempFolder({
    'secret.json': `"${CANARY}"`,
    'secret.png': CANARY,
    'dump/api/cards/all.5.json': {},
    'dump/assets/jp/a/b.png': 'picture',
    'dump/secret.json': `"${CANARY}"`,
    'dump/secret.png': CANARY,
  });
  return openSite({ origin: await dumpOrigin(`${folder}/dump`, () => {}) });
};

const up = fc.constantFrom(
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '..%2f',
  '..%5c',
  '..\\',
  '....//',
  '..;',
  '%252e%252e',
  '%c0%ae',
  '\u2025',
  '',
);
const down = fc.constantFrom('api', 'assets', 'jp', 'a', 'dump', 'secret', 'etc');
const start = fc.constantFrom('/api/', '/assets/jp/', '/assets/', '/res/', '/api/snapshot/', '/');
const hostile = fc
  .tuple(
    start,
    fc.array(fc.oneof(up, down), { maxLength: 8 }),
    fc.constantFrom('secret.json', 'secret.png', 'secret', 'passwd'),
  )
  .map(([head, middle, tail]) => `${head}${[...middle, tail].join('/')}`);

test('no address leads to a file outside of what is served', async () => {
  const { app } = await openGuarded();
  await fc.assert(
    fc.asyncProperty(hostile, async (url) => {
      const answer = await app.inject({ method: 'GET', url: encodeURI(url).replaceAll('%25', '%') });
      expect(answer.body).not.toContain(CANARY);
      expect([400, 404]).toContain(answer.statusCode);
    }),
    { numRuns: 500 },
  );
});

test.each([
  '/api/../secret.json',
  '/api/../../secret.json',
  '/assets/jp/../../secret.png',
  '/assets/jp/../../../secret.png',
  '/res/../secret.png',
  '//etc/passwd',
  '/api/..%2f..%2fsecret.json',
  'http://elsewhere.example/api/../secret.json',
])('a request line that no one cleaned does not, either: %s', async (target) => {
  const { app } = await openGuarded();
  const said = await sendRaw(app, `GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(said).not.toContain(CANARY);
});
