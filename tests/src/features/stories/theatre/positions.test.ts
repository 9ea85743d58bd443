import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIDES } from '#model/media/story/script.types';
import { placeOf, poseBetween, STAGE_RATIO } from '#src/features/stories/theatre/stage/positions.ts';
import { mouthOfText } from '#src/features/stories/theatre/stage/text-mouth.ts';

const place = fc.record({
  side: fc.constantFrom(...SIDES),
  offset: fc.integer({ min: -640, max: 640 }),
});

test('puts three groups left, right and in the middle, as far apart as the game does', () => {
  expect(placeOf({ side: 'leftInside', offset: 0 }).x).toBeCloseTo(-0.34 * STAGE_RATIO);
  expect(placeOf({ side: 'center', offset: 0 }).x).toBe(0);
  expect(placeOf({ side: 'rightOver', offset: 0 }).x).toBeCloseTo(0.34 * STAGE_RATIO);
  expect(placeOf({ side: 'center', offset: 640 }).x).toBeCloseTo(STAGE_RATIO);
});

test('begins and ends each way where it should, and never leaves it', () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: -1, max: 2, noNaN: true }), (one, other, share) => {
      const [from, to] = [placeOf(one), placeOf(other)];
      const [begin, end] = [from, to];
      expect(poseBetween(from, to, 0).x).toBeCloseTo(begin.x);
      expect(poseBetween(from, to, 1).y).toBeCloseTo(end.y);
      const { x } = poseBetween(from, to, share);
      expect(x).toBeGreaterThanOrEqual(Math.min(begin.x, end.x) - 1e-9);
      expect(x).toBeLessThanOrEqual(Math.max(begin.x, end.x) + 1e-9);
    }),
  );
});

test('opens a mouth between shut and wide', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (ms) => {
      const share = mouthOfText(ms);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});
