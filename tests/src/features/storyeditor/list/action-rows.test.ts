import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActionFilter } from '#machines/storyeditor/storyeditor.types';
import { applyCommand } from '#model/media/story/editing/commands';
import { emptySheet, type StorySheet } from '#model/media/story/editing/sheet';
import type { JsonObject } from '#model/records/reading';
import { kindCounts, placeAtGap, scenesOf, shownRows } from '#src/features/storyeditor/list/action-rows.ts';

const storyOf = (...actions: readonly JsonObject[]): StorySheet =>
  applyCommand(emptySheet(0), { kind: 'insert', at: 0, actions });

const line = (body: string, name = 'Ran'): JsonObject => ({ type: 'talk', name, body });
const place = (file: string): JsonObject => ({
  type: 'effect',
  effectType: 'changeBackground',
  background: { type: 'bandori', bundle: 'bg/scenario1', file },
});
const title = (text: string): JsonObject => ({ type: 'effect', effectType: 'telop', text });

const ALL: ActionFilter = { kind: null, words: '' };
const rowsOf = (sheet: StorySheet, filter: ActionFilter = ALL, folded: readonly number[] = []) =>
  shownRows(sheet, { filter, folded: new Set(folded), named: new Set([5]) });

describe('scenes of a story', () => {
  test('begin with the story and with each background, which words behind it name', () => {
    const sheet = storyOf(line('a'), place('bg001'), title('Studio B'), line('b'), place('bg002'));
    expect(scenesOf(sheet)).toEqual([
      { id: 0, title: '', from: 1, to: 1 },
      { id: 1, title: 'Studio B', from: 2, to: 4 },
      { id: 4, title: 'bg002', from: 5, to: 5 },
    ]);
  });

  test('are none while there is no action, and one of the opening where no background comes', () => {
    expect(scenesOf(emptySheet(0))).toEqual([]);
    const background = { type: 'bandori', bundle: 'bg/scenario1', file: 'bg001' };
    const sheet = applyCommand(storyOf(line('a')), { kind: 'head', fields: { background } });
    expect(scenesOf(sheet)).toEqual([{ id: 0, title: 'bg001', from: 1, to: 1 }]);
  });
});

describe('rows of the list', () => {
  const sheet = storyOf(line('Good morning'), place('bg001'), line('The last bus', 'Moca'), {
    type: 'layout',
    character: 5,
  });

  test('are scenes with their actions, those of folded ones left out', () => {
    const { rows, ids, sceneOf } = rowsOf(sheet, ALL, [1]);
    expect(rows.map(({ kind }) => kind)).toEqual(['scene', 'action', 'scene']);
    expect(ids).toEqual([0]);
    expect(sceneOf.get(3)).toBe(1);
  });

  // Character 5 counts as one whose name has the words.
  test('leave out what a filter does not find, also of folded scenes', () => {
    expect(rowsOf(sheet, { kind: 'talk', words: '' }, [1]).ids).toEqual([0, 2]);
    expect(rowsOf(sheet, { kind: null, words: ' BUS ' }).ids).toEqual([2, 3]);
    expect(rowsOf(sheet, { kind: null, words: 'moca' }).ids).toEqual([2, 3]);
    expect(rowsOf(sheet, { kind: null, words: 'bg001' }).ids).toEqual([1, 3]);
    expect(rowsOf(sheet, { kind: 'sound', words: '' }).rows).toEqual([]);
  });

  test('count the kinds, unknown ones as others', () => {
    const counts = kindCounts(storyOf(line('a'), line('b'), { type: 'dance' }));
    expect(counts).toMatchObject({ talk: 2, other: 1, layout: 0 });
  });

  test('show every action once and in order, whatever the story is', () => {
    const action = fc.constantFrom(line('a'), place('bg'), title('t'), { type: 'motion' });
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const story = storyOf(...actions);
        const { rows, ids } = rowsOf(story);
        expect(ids).toEqual(story.actions.map(({ id }) => id));
        const places = rows.flatMap((row) => (row.kind === 'action' ? [row.at] : []));
        expect(places).toEqual(story.actions.map((_, at) => at));
        const scenes = rows.filter((row) => row.kind === 'scene');
        expect(scenes.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(actions.length);
      }),
    );
  });
});

describe('a gap between two rows', () => {
  const sheet = storyOf(line('a'), title('t'), line('b'), place('bg001'), line('c'), title('u'), line('d'));

  test('lies behind the row before it, at the beginning of a scene where that is its head', () => {
    const { rows } = rowsOf(sheet);
    expect(rows.map((_, gap) => placeAtGap(rows, gap))).toEqual([0, 0, 1, 2, 3, 3, 4, 5, 6]);
    expect(placeAtGap(rows, rows.length)).toBe(7);
  });

  test('lies behind all of a folded scene', () => {
    const { rows } = rowsOf(sheet, ALL, [0]);
    expect(placeAtGap(rows, 1)).toBe(3);
    expect(placeAtGap(rows, 2)).toBe(3);
  });

  test('does not part a row from what a filter leaves out before it', () => {
    const { rows } = rowsOf(sheet, { kind: 'talk', words: '' });
    expect(placeAtGap(rows, 2)).toBe(1);
    expect(placeAtGap(rows, 3)).toBe(3);
  });
});
