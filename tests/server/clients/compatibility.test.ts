import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPATIBLE } from '#model/contract/documents/compatibility';
import { ENDPOINT_NAMES, endpointOf } from '#model/contract/endpoints';
import { requestReader } from '#model/contract/reading';
import { inForm } from '#server/routes/api/lenient';
import { asNode, hostile, requestsOf, valuesOf } from '../contract/schema-values.ts';

const isOwn = (origin: string): boolean => origin === 'https://setori.example';
const read = (name: (typeof ENDPOINT_NAMES)[number], sent: unknown) =>
  inForm(endpointOf(name).request, sent, isOwn);

/** Paths of all that has a name of its own, lists as `*`. */
function namesIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, `${path}.*`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    `${path}.${name}`,
    ...namesIn(each, `${path}.${name}`),
  ]);
}

describe('the reader of requests', () => {
  test.each(COMPATIBLE)('reads as docs/api.md says: $name, $what', ({ name, sent, read: expected }) => {
    const made = read(name, sent);
    expect(made).toEqual(expected);
    expect(requestReader(name)(made).ok).toBe(true);
  });

  test('leaves alone what the contract takes', () => {
    for (const name of ENDPOINT_NAMES) {
      const { request } = endpointOf(name);
      fc.assert(
        fc.property(valuesOf(asNode(request)), (value) => {
          expect(read(name, value)).toEqual(value);
        }),
        { numRuns: 15 },
      );
    }
  });

  /** What is filled in where it was left out. */
  const FILLED = /\.display$/;

  test('makes nothing of what is no request, and only names that were sent', () => {
    for (const name of ENDPOINT_NAMES) {
      fc.assert(
        fc.property(fc.oneof(hostile, requestsOf(endpointOf(name).request)), (value) => {
          const sent = new Set(
            namesIn(value).map((path) => path.replaceAll(/\.object(?=\.|$)/g, '.objects')),
          );
          const made = namesIn(read(name, value));
          expect(made.filter((path) => !sent.has(path) && !FILLED.test(path))).toEqual([]);
        }),
        { numRuns: 15 },
      );
    }
  });

  test.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    'takes no key of every object: %s',
    (json) => {
      for (const name of ENDPOINT_NAMES) {
        expect(read(name, JSON.parse(json))).toEqual({});
        expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
      }
    },
  );

  test.each([
    ['5.5', '5.5'],
    ['1e3', '1e3'],
    [' 5', ' 5'],
    ['+5', '+5'],
    ['0x10', '0x10'],
    ['', ''],
    ['9007199254740993', '9007199254740993'],
    ['5'.repeat(400), '5'.repeat(400)],
    [true, true],
    [[5], [5]],
    ['-0', 0],
    ['00012.000', 12],
  ])('reads the id %j as %j', (id, expected) => {
    expect(read('POST post/like', { id, value: 1 })).toEqual({ id: expected, value: true });
  });

  test.each(['yes', 'on', '', 2, -1, '01', null, {}])('takes %j for neither yes nor no', (value) => {
    expect(requestReader('POST post/like')(read('POST post/like', { id: 1, value })).ok).toBe(false);
  });

  test.each([
    'https://elsewhere.example/api/upload/file/',
    'https://setori.example@elsewhere.example/api/upload/file/',
    'https://setori.example/api/upload/../file/',
    '//setori.example/api/upload/file/',
    'javascript://setori.example/api/upload/file/',
  ])('takes no file of another site: %s', (head) => {
    const image = { type: 'image', display: 0, objects: [`${head}${'a'.repeat(40)}`] };
    const sent = { categoryName: 'SELF_POST', categoryId: 'text', content: [image] };
    const made = requestReader('POST post')(read('POST post', sent));
    expect(made).toMatchObject({ ok: false, faults: { 'content.0.objects.0': 'INVALID' } });
  });
});
