import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha1 } from '#model/encoding/sha1';

test.each([
  ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
])('of %j is the published one', (text, hash) => {
  expect(sha1(new TextEncoder().encode(text))).toBe(hash);
});

test('is that of the platform for any bytes, around the edges of blocks too', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.integer({ min: 50, max: 140 }).chain((n) => fc.uint8Array({ minLength: n, maxLength: n })),
  );
  fc.assert(
    fc.property(bytes, (each) => {
      expect(sha1(each)).toBe(createHash('sha1').update(each).digest('hex'));
    }),
    { numRuns: 500 },
  );
});
