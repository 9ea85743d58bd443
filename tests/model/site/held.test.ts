import { expect, test } from 'vitest';
import { isHeld, listsOfPages } from '#model/site/held';
import { FIXED_PAGES } from '#model/site/links';
import { OTHERS, otherPath } from '#model/site/others';

const PATHS = [...FIXED_PAGES.map(({ path }) => path), ...OTHERS.map(otherPath)];

test('every page is held when no list is absent', () => {
  expect(PATHS.filter((path) => !isHeld(path, new Set()))).toEqual([]);
});

test('a page is left out when the list it is about is absent, and no other one is', () => {
  expect(PATHS.filter((path) => !isHeld(path, new Set(['archives', 'comics', 'stamps'])))).toEqual([
    '/info/comics',
    '/info/eventarchives',
    '/info/others/stamps',
  ]);
});

test('a page about several lists stays while one of them is held', () => {
  const path = otherPath('decorations');
  expect(isHeld(path, new Set(['frames', 'pins']))).toBe(true);
  expect(isHeld(path, new Set(['frames', 'pins', 'pinSets']))).toBe(false);
});

test('tools, tables and hubs are about no list', () => {
  const all = new Set<string>(listsOfPages(PATHS));
  for (const path of ['/', '/info', '/tool/teambuilder', otherPath('levels')])
    expect(isHeld(path, all)).toBe(true);
});
