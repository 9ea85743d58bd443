import { expect, test } from 'vitest';
import { isAnyHeld, isHeld, listsOfPages } from '#model/site/held';
import { FIXED_PAGES } from '#model/site/links';
import { OTHER_LISTS, otherPath } from '#model/site/others';

const PATHS = FIXED_PAGES.map(({ path }) => path);

test('every page is held when no list is absent', () => {
  expect(PATHS.filter((path) => !isHeld(path, new Set()))).toEqual([]);
});

test('a page is left out when the list it is about is absent, and no other one is', () => {
  expect(PATHS.filter((path) => !isHeld(path, new Set(['archives', 'comics'])))).toEqual([
    '/info/comics',
    '/info/eventarchives',
  ]);
});

test('what is about several lists stays while one of them is held', () => {
  const { decorations = [], stamps = [], levels = [] } = OTHER_LISTS;
  expect(isAnyHeld(decorations, new Set(['frames', 'pins']))).toBe(true);
  expect(isAnyHeld(decorations, new Set(['frames', 'pins', 'pinSets']))).toBe(false);
  expect(isAnyHeld(stamps, new Set(['stamps']))).toBe(false);
  expect(isAnyHeld(levels, new Set(['stamps']))).toBe(true);
});

test('tools, tables and hubs are about no list', () => {
  const all = new Set<string>(listsOfPages(PATHS));
  for (const path of ['/', '/info', '/tool/teambuilder', otherPath('levels')])
    expect(isHeld(path, all)).toBe(true);
});
