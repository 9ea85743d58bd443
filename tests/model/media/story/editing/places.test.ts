import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileSource } from '#model/media/story/compile-source';
import { applyCommand } from '#model/media/story/editing/commands';
import type { StorySheet } from '#model/media/story/editing/sheet';
import { sourceOf } from '#model/media/story/editing/sheet';
import { isStoryProblem } from '#model/media/story/limits';
import { StoryTimeline } from '#model/media/story/timeline';
import { sheet } from './any-command.ts';

const layout = (layoutType: string, character: number, rest: object = {}) => ({
  type: 'layout',
  layoutType,
  character,
  ...rest,
});
const appear = (character: number, rest: object = {}) => layout('appear', character, rest);
const hide = (character: number) => layout('hide', character);
const placed = (actions: readonly object[], ids?: readonly number[]): StorySheet =>
  applyCommand(sheet({ actions }), ids ? { kind: 'place', ids } : { kind: 'place' });
const placesOf = ({ actions }: StorySheet) =>
  actions.map(({ json }) => `${json.sideTo ?? '-'} ${json.sideToOffsetX ?? '-'}`);

/** What has the same x hides one another. */
const ACROSS: Readonly<Record<string, number>> = {
  left: -218,
  leftInside: -218,
  center: 0,
  right: 218,
  rightInside: 218,
};

describe('automatic places', () => {
  test.each([
    [1, ['center 0']],
    [2, ['leftInside 0', 'rightInside 0']],
    [3, ['left -100', 'right 100', 'center 0']],
    [4, ['center -150', 'center 150', 'left -250', 'right 250']],
    [5, ['left 0', 'right 0', 'center 0', 'left -200', 'right 200']],
    [6, ['left 0', 'right 0', 'center 0', 'left -200', 'right 200', '- -']],
  ])('are those of %i figures at once', (count, places) => {
    expect(placesOf(placed(Array.from({ length: count }, (_, nth) => appear(nth + 1))))).toEqual(places);
  });

  test('begin anew when all are gone, and keep the place of who comes back', () => {
    const both = [appear(1), appear(2), hide(1), appear(3), hide(3), appear(1), hide(1), hide(2), appear(3)];
    expect(placesOf(placed(both))).toEqual([
      'leftInside 0',
      'rightInside 0',
      'leftInside 0',
      'leftInside 0',
      'leftInside 0',
      'leftInside 0',
      'leftInside 0',
      'rightInside 0',
      'center 0',
    ]);
  });

  test('keep ways from out of sight, and moves', () => {
    const actions = [appear(1, { sideFrom: 'leftOver' }), layout('move', 1, { sideTo: 'right' })];
    expect(placed(actions).actions.map(({ json }) => json)).toEqual([
      { ...actions[0], sideTo: 'center', sideToOffsetX: 0 },
      actions[1],
    ]);
  });

  test('are given to the actions that are chosen alone', () => {
    expect(placesOf(placed([appear(1), appear(2)], [1]))).toEqual(['- -', 'rightInside 0']);
  });

  test('let no two of up to five stand in one place, and are the same when they are given again', () => {
    const steps = fc.array(
      fc.record({
        character: fc.integer({ min: 1, max: 5 }),
        kind: fc.constantFrom('appear', 'appear', 'hide'),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (walk) => {
        const once = placed(walk.map(({ kind, character }) => layout(kind, character)));
        expect(applyCommand(once, { kind: 'place' })).toBe(once);
        const script = compileSource(sourceOf(once));
        if (isStoryProblem(script)) throw new Error(script.problem);
        const timeline = new StoryTimeline(script);
        for (let count = 0; count <= script.steps.length; count++) {
          const across = timeline
            .after(count)
            .figures.map(({ place }) => (ACROSS[place.side] ?? 0) + place.offset);
          expect(new Set(across).size).toBe(across.length);
        }
      }),
    );
  });
});
