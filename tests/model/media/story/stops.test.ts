import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storyRows } from '#model/media/story/rows';
import { stopsOf } from '#model/media/story/stops';
import { anyScript } from '#tests/arbitraries/story-script';

test('stops at each line and each choice that the text of a story has', () => {
  fc.assert(
    fc.property(anyScript, (script) => {
      const read = storyRows(script).filter(({ kind }) => kind === 'line' || kind === 'choice');
      expect(stopsOf(script)).toEqual(read.map(({ at }) => at));
    }),
  );
});
