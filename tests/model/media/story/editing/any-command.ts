import fc from 'fast-check';
import type { StoryCommand } from '#model/media/story/editing/commands';
import { type StorySheet, sheetOf } from '#model/media/story/editing/sheet';
import { isStoryProblem } from '#model/media/story/limits';
import { anyStorySource } from '#tests/arbitraries/story-source';

export function sheet(source: unknown): StorySheet {
  const read = sheetOf(typeof source === 'string' ? source : JSON.stringify(source));
  if (isStoryProblem(read)) throw new Error(read.problem);
  return read;
}

const id = fc.nat(25);
const ids = fc.array(id, { maxLength: 6 });
const anyAction = anyStorySource.map(({ actions }) => actions);
const anyFields = anyAction.map(([first]) => ({ ...first, seed: 1.5, wait: undefined }));

/** Of actions that may be there or not. */
export const anyCommand: fc.Arbitrary<StoryCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    at: fc.integer({ min: -1, max: 30 }),
    actions: anyAction,
  }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'duplicate' as const), ids }),
  fc.record({ kind: fc.constant('move' as const), ids, to: fc.integer({ min: -1, max: 30 }) }),
  fc.record({ kind: fc.constant('change' as const), id, fields: anyFields }),
  fc.record({
    kind: fc.constant('head' as const),
    fields: fc.record({ server: fc.nat(4), voice: fc.constantFrom('', undefined, 'x') }),
  }),
  fc.record({
    kind: fc.constant('speaker' as const),
    ids,
    characterId: fc.nat(4),
    name: fc.constantFrom('Ann', ''),
  }),
  fc.record({
    kind: fc.constant('costume' as const),
    characterId: fc.nat(4),
    costume: fc.constant('001_live'),
  }),
  fc.record({ kind: fc.constant('place' as const) }),
  fc.record({ kind: fc.constant('place' as const), ids }),
  fc.record({ kind: fc.constant('split' as const), id, at: fc.array(fc.nat(20), { maxLength: 3 }) }),
);
