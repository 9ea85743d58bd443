import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOSEST, panned, WHOLE, type Zoom, zoomed } from '#src/kit/overlay/zoom/zoom.ts';

const FRAME = { width: 800, height: 500 };
const step = fc.oneof(
  fc.record({
    factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
    x: fc.integer({ min: -400, max: 400 }),
    y: fc.integer({ min: -250, max: 250 }),
  }),
  fc.record({ dx: fc.integer({ min: -900, max: 900 }), dy: fc.integer({ min: -900, max: 900 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const after = (zoom: Zoom, move: Step): Zoom =>
  'factor' in move ? zoomed(zoom, move.factor, FRAME, move) : panned(zoom, move.dx, move.dy, FRAME);

test('however it is moved, the picture fills its frame', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { scale, x, y } = steps.reduce(after, WHOLE);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(CLOSEST);
      expect((FRAME.width * scale) / 2 - Math.abs(x)).toBeGreaterThanOrEqual(FRAME.width / 2 - 1e-6);
      expect((FRAME.height * scale) / 2 - Math.abs(y)).toBeGreaterThanOrEqual(FRAME.height / 2 - 1e-6);
    }),
  );
});

test('what is under the pointer stays under it', () => {
  const at = { x: 100, y: -50 };
  const before = zoomed(WHOLE, 2, FRAME);
  const then = zoomed(before, 1.5, FRAME, at);
  expect((at.x - then.x) / then.scale).toBeCloseTo((at.x - before.x) / before.scale);
  expect((at.y - then.y) / then.scale).toBeCloseTo((at.y - before.y) / before.scale);
});
