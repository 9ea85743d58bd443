import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MAX_STEPS,
  NO_HISTORY,
  redo,
  settled,
  undo,
  withStep,
} from '#model/media/live2d/scene/scene-history';

const keys = fc.array(fc.constantFrom(null, 'x', 'y'), { maxLength: 30 });

test('goes back to where it began and again to where it was, whatever was done', () => {
  fc.assert(
    fc.property(keys, (steps) => {
      let history = withStep<number>(NO_HISTORY, 0, null);
      let now = 1;
      for (const key of steps) {
        history = withStep(history, now, key);
        now += 1;
      }
      const last = now;
      const count = history.past.length;
      for (let moved = undo(history, now); moved; moved = undo(history, now)) {
        ({ history, scene: now } = moved);
      }
      expect(now).toBe(0);
      expect(history.future.length).toBe(count);
      for (let moved = redo(history, now); moved; moved = redo(history, now)) {
        ({ history, scene: now } = moved);
      }
      expect(now).toBe(last);
      expect(history.past.length).toBe(count);
    }),
  );
});

test('makes one step of those of one key in a row, until it is settled', () => {
  let history = withStep<string>(NO_HISTORY, 'a', 'drag');
  history = withStep(history, 'b', 'drag');
  expect(history.past).toEqual(['a']);
  history = withStep(settled(history), 'c', 'drag');
  expect(history.past).toEqual(['a', 'c']);
});

test('forgets what was taken back when something else is done', () => {
  const back = undo(withStep<string>(NO_HISTORY, 'a', null), 'b');
  expect(back?.scene).toBe('a');
  expect(back && withStep(back.history, 'a', null)).toEqual({ past: ['a'], future: [], key: null });
});

test('keeps no more steps than it may', () => {
  let history = withStep<number>(NO_HISTORY, 0, null);
  for (let step = 1; step <= MAX_STEPS + 10; step++) history = withStep(history, step, null);
  expect(history.past.length).toBe(MAX_STEPS);
  expect(history.past.at(-1)).toBe(MAX_STEPS + 10);
});
