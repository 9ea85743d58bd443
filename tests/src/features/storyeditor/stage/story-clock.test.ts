import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileSource } from '#model/media/story/compile-source';
import { isStoryProblem } from '#model/media/story/limits';
import { stepAt, storyClock } from '#src/features/storyeditor/stage/story-clock.ts';

function clockOf(actions: readonly object[]) {
  const script = compileSource({ server: 0, actions });
  if (isStoryProblem(script)) throw new Error(script.problem);
  return storyClock(script);
}

const MOVE = { type: 'layout', layoutType: 'move', character: 1 };

test('a step that is waited for takes its time, others none', () => {
  expect(clockOf([{ ...MOVE, wait: true }, MOVE, { ...MOVE, delay: 2 }])).toEqual({
    starts: [0, 0.25, 2.25],
    length: 2.25,
  });
});

test('the step of a moment is the last that has begun, and moments never go back', () => {
  const action = fc.oneof(
    fc.record({ type: fc.constant('talk'), body: fc.string() }),
    fc.record({ type: fc.constant('motion'), wait: fc.boolean(), delay: fc.nat(3) }),
  );
  fc.assert(
    fc.property(fc.array(action), fc.double({ min: 0, max: 60, noNaN: true }), (actions, seconds) => {
      const clock = clockOf(actions);
      const at = stepAt(clock, seconds);
      const begun = clock.starts.filter((start) => start <= seconds).length;
      expect(at).toBe(begun - 1);
      expect(clock.starts).toEqual(clock.starts.toSorted((a, b) => a - b));
    }),
  );
});
