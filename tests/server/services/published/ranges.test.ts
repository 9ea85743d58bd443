import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from '#server/services/published/ranges';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  [undefined, null],
])('of 100 bytes, %j is %j', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

test('a range lies inside the body, whatever is asked', () => {
  const header = fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,5}-\d{0,5}$/));
  fc.assert(
    fc.property(header, fc.nat(20_000), (text, size) => {
      const range = parseRange(text, size);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeLessThan(size);
      expect(range.start).toBeLessThanOrEqual(range.end);
    }),
  );
});
