import { expect, it } from 'vitest';
import { MAX_STORY_ACTIONS, MAX_STORY_LETTERS } from '#model/contract/community/story-limits';
import { emptySheet, sheetOf } from '#model/media/story/editing/sheet';
import { isStoryProblem, MAX_STORY_STEPS } from '#model/media/story/limits';
import { fitting, insertion } from '#src/features/storyeditor/files/taking.ts';

const LINE = { type: 'talk', body: 'Hello.' };
const EMPTY = emptySheet(0);

it('takes what the site would publish, however it is spaced, and no more', () => {
  const one = insertion(EMPTY, [LINE], false);
  expect(fitting(EMPTY, one)).toBe(one);
  expect(fitting(EMPTY, insertion(EMPTY, Array(MAX_STORY_ACTIONS + 1).fill(LINE), false))).toBeNull();
  expect(
    fitting(EMPTY, insertion(EMPTY, [{ ...LINE, body: 'x'.repeat(MAX_STORY_LETTERS) }], false)),
  ).toBeNull();
  // More than a sheet holds: the command would change nothing.
  expect(fitting(EMPTY, insertion(EMPTY, Array(MAX_STORY_STEPS + 1).fill(LINE), false))).toBeNull();
  expect(fitting(EMPTY, insertion(EMPTY, [], false))).not.toBeNull();
  const spaced = sheetOf(`{"actions":[${' '.repeat(MAX_STORY_LETTERS)}${JSON.stringify(LINE)}]}`);
  if (isStoryProblem(spaced)) throw new Error(spaced.problem);
  expect(fitting(EMPTY, { kind: 'replace', sheet: spaced })).toEqual({ kind: 'replace', sheet: spaced });
});
