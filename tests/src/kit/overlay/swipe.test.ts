import { expect, test } from 'vitest';
import { swipeOf } from '#src/kit/overlay/zoom/swipe.ts';

const START = { x: 200, y: 300 };

test.each([
  ['a page on', -60, 10, 1],
  ['a page back', 60, -20, -1],
  ['nothing when it is short', -40, 0, null],
  ['nothing when it goes down as well', -80, 60, null],
])('a swipe means %s', (_, dx, dy, step) => {
  expect(swipeOf(START, { x: START.x + dx, y: START.y + dy })).toBe(step);
});
