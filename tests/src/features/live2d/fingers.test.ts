import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingersOf, moved, pinched, scaledBy, turnedBy } from '#src/features/live2d/frame/stage-fingers.ts';

const POSE = { x: 0, y: 0.5, scale: 1, turn: 10 };
const place = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });

describe('fingers on the stage', () => {
  test('move a figure as far as the finger goes', () => {
    const drag = { from: { x: 0, y: 0 }, to: { x: 50, y: -100 }, other: null };
    expect(moved(POSE, drag, 200)).toEqual({ x: 0.5, y: -0.5 });
  });

  test('scale and turn it when two go apart and around each other', () => {
    const drag = { from: { x: 100, y: 0 }, to: { x: 0, y: 200 }, other: { x: 0, y: 0 } };
    expect(pinched(POSE, drag, 200)).toMatchObject({ scale: 2, turn: 100 });
  });

  test('bring it back when they go back', () => {
    fc.assert(
      fc.property(place, place, place, (from, to, other) => {
        fc.pre(
          Math.hypot(from.x - other.x, from.y - other.y) > 1 &&
            Math.hypot(to.x - other.x, to.y - other.y) > 1,
        );
        const there = { ...POSE, ...pinched(POSE, { from, to, other }, 300) };
        const back = { ...there, ...pinched(there, { from: to, to: from, other }, 300) };
        expect(back.x).toBeCloseTo(POSE.x, 6);
        expect(back.scale).toBeCloseTo(POSE.scale, 6);
        expect((((back.turn - POSE.turn) % 360) + 540) % 360).toBeCloseTo(180, 6);
      }),
    );
  });

  test('count two at most, and none that is not down', () => {
    const fingers = fingersOf();
    for (const id of [1, 2, 3]) fingers.put(id, { x: id, y: 0 });
    expect(fingers.count()).toBe(2);
    expect(fingers.move(3, { x: 9, y: 9 })).toBeNull();
    expect(fingers.move(1, { x: 9, y: 9 })).toEqual({
      from: { x: 1, y: 0 },
      to: { x: 9, y: 9 },
      other: { x: 2, y: 0 },
    });
    fingers.lift(2);
    expect(fingers.move(1, { x: 0, y: 0 })?.other).toBeNull();
  });
});

describe('handles of the selection', () => {
  test('scale by the distance from the middle, and turn around it', () => {
    const middle = { x: 0, y: 0 };
    expect(scaledBy(1.5, middle, { x: 10, y: 0 }, { x: 20, y: 0 })).toBe(3);
    expect(scaledBy(1.5, middle, middle, { x: 20, y: 0 })).toBe(1.5);
    expect(turnedBy(middle, { x: 0, y: -10 }, { x: 10, y: 0 })).toBe(90);
  });
});
