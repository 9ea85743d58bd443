import { afterEach, expect, test } from 'vitest';
import { thingAt } from '#src/app/shell/visited/thing-at.ts';
import { readVisited } from '#src/app/shell/visited/visited.ts';

const KEY = 'settings/visited';

afterEach(() => localStorage.clear());

test.for(['', '{', '7', '{"0":"/tool"}', '[1,null]'])('has nothing visited where %s lies', (text) => {
  localStorage.setItem(KEY, text);
  expect(readVisited()).toEqual([]);
});

test('reads no more than are kept', () => {
  localStorage.setItem(KEY, JSON.stringify(Array.from({ length: 99 }, (_, i) => `/info/cards/${i}`)));
  expect(readVisited()).toHaveLength(16);
});

test('finds the thing of a path, whatever name the path ends with', () => {
  expect(thingAt('/info/cards/1213')).toEqual({ family: 'cards', id: 1213 });
  expect(thingAt('/info/cards/1213/Kanon')).toEqual({ family: 'cards', id: 1213 });
  for (const path of ['/info/cards', '/info/nothing/3', '/info/cards/x', '/tool/chart/187/expert', '/'])
    expect(thingAt(path)).toBeNull();
});
