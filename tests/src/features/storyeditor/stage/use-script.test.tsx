import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyCommand } from '#model/media/story/editing/commands';
import { emptySheet, type StorySheet } from '#model/media/story/editing/sheet';
import type { StoryScript } from '#model/media/story/script.types';
import { useCursorStage } from '#src/features/storyeditor/stage/use-cursor-stage.ts';
import { useScript } from '#src/features/storyeditor/stage/use-script.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const storyOf = (count: number): StorySheet =>
  applyCommand(emptySheet(0), {
    kind: 'insert',
    at: 0,
    actions: Array.from({ length: count }, (_, nth) => ({ type: 'talk', name: 'Ran', body: `${nth}` })),
  });
const typed = (sheet: StorySheet, body: string): StorySheet =>
  applyCommand(sheet, { kind: 'change', id: 0, fields: { body } });

function open(sheet: StorySheet) {
  const places: number[] = [];
  const scripts = new Set<StoryScript>();
  const { result, rerender } = renderHook(
    ({ shown, cursor }) => {
      const staged = useScript(shown);
      const { at, stage } = useCursorStage(staged, cursor);
      places.push(at);
      scripts.add(staged.script);
      return stage.line?.text;
    },
    { initialProps: { shown: sheet, cursor: 0 } },
  );
  return { places, scripts, result, show: (shown: StorySheet, cursor = 0) => rerender({ shown, cursor }) };
}

test('the stage goes from an action to one that is added behind it without a look at the opening', () => {
  const sheet = storyOf(3);
  const { places, result, show } = open(sheet);
  const added = applyCommand(sheet, { kind: 'insert', at: 1, actions: [{ type: 'talk', body: 'new' }] });
  show(added, 3);
  expect(new Set(places)).toEqual(new Set([0, 1]));
  expect(result.current).toBe('new');
});

test('a short story is compiled with each change, a long one once the author pauses', () => {
  const short = open(storyOf(3));
  short.show(typed(storyOf(3), 'now'));
  expect(short.result.current).toBe('now');
  const sheet = storyOf(3_000);
  const { scripts, result, show } = open(sheet);
  for (const body of ['a', 'ab', 'abc']) show(typed(sheet, body));
  expect([scripts.size, result.current]).toEqual([1, '0']);
  act(() => void vi.advanceTimersByTime(1_000));
  expect([scripts.size, result.current]).toEqual([2, 'abc']);
  const added = applyCommand(typed(sheet, 'abc'), { kind: 'duplicate', ids: [0] });
  show(added, 3_000);
  expect(result.current).toBe('abc');
  expect(scripts.size).toBe(3);
});
