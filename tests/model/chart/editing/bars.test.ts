import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beatOfBar, isMeter, MAX_METER, MIN_METER, nearestMeter } from '#model/chart/editing/bars';

const anyMeter = fc.integer({ min: 2, max: 128 }).map((quarters) => quarters / 4);

test('beats of bars come one after the other, none left out, each bar from its first beat', () => {
  fc.assert(
    fc.property(anyMeter, (beats) => {
      let next = beatOfBar(beats, 0);
      expect(next).toEqual({ offset: 0, bar: 0, count: 0 });
      for (let step = 0; step < 40; step++) {
        const after = beatOfBar(beats, next.offset + 1e-5);
        const isSameBar = next.count + 1 < beats;
        expect(after).toMatchObject(
          isSameBar ? { bar: next.bar, count: next.count + 1 } : { bar: next.bar + 1, count: 0 },
        );
        expect(after.offset).toBe(after.bar * beats + after.count);
        next = after;
      }
    }),
  );
});

test('a beat is found from its own offset, also when that is rounded', () => {
  fc.assert(
    fc.property(
      anyMeter,
      fc.nat(1_000),
      fc.nat(31),
      fc.double({ min: -1e-7, max: 1e-7, noNaN: true }),
      (beats, bar, at, by) => {
        const count = at % Math.ceil(beats);
        expect(beatOfBar(beats, bar * beats + count + by)).toMatchObject({ bar, count });
      },
    ),
  );
});

test('a bar is as long as sixteenths allow', () => {
  expect([MIN_METER, 3.5, 1.75, MAX_METER].every(isMeter)).toBe(true);
  expect([0, -4, 3.3, 0.25, Number.NaN, 33].some(isMeter)).toBe(false);
  fc.assert(
    fc.property(fc.double({ min: -9, max: 99, noNaN: true }), (beats) => isMeter(nearestMeter(beats))),
  );
});
