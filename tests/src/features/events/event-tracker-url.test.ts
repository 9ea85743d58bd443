import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LINES } from '#model/tracker/lines';
import {
  decodeTracker,
  EXTRAS,
  encodeTracker,
  RANGES,
  VIEWS,
} from '#src/features/events/tracker/state/address.ts';

const amount = fc.option(fc.integer({ min: 1, max: 999_999_999 }));
const inputs = fc.record({
  view: fc.constantFrom(...VIEWS),
  lines: fc.uniqueArray(
    fc.record({ event: fc.integer({ min: 1, max: 999 }), tier: fc.constantFrom(100, 1000) }),
    { maxLength: MAX_LINES, selector: ({ event, tier }) => `${event} ${tier}` },
  ),
  extras: fc.subarray([...EXTRAS]),
  align: fc.constantFrom('start' as const, 'end' as const),
  range: fc.constantFrom(...RANGES),
  mine: amount,
  game: amount,
  song: fc.nat(999),
});

test('reads back whatever it wrote into the address', () => {
  fc.assert(
    fc.property(inputs, (each) => {
      expect(decodeTracker(new URLSearchParams(encodeTracker(each).toString()))).toEqual(each);
    }),
  );
});

test('starts with the tier alone when the address says nothing', () => {
  expect(encodeTracker(decodeTracker(new URLSearchParams())).toString()).toBe('');
});

test('takes any text for an address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (lines, mine) => {
      const read = decodeTracker(new URLSearchParams({ lines, mine, view: lines, range: mine, with: lines }));
      expect(read.lines.length).toBeLessThanOrEqual(MAX_LINES);
      expect(decodeTracker(encodeTracker(read))).toEqual(read);
    }),
  );
});
