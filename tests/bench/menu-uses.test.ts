import { expect, test } from 'vitest';
import { menuOf } from '#model/site/menu';
import { routeAt } from '#model/site/patterns';
import { FIRST_USES } from '../../bench/page/menu-uses.ts';

const PAGES = menuOf(() => true).flatMap(({ pages }) => pages);

test('knows a first control of every page of the menu', () => {
  const measured = new Set(FIRST_USES.map(({ path }) => routeAt(path)));
  expect(PAGES.filter(({ route }) => !measured.has(route)).map(({ path }) => path)).toEqual([]);
});

test('measures no address twice, and none that leads nowhere', () => {
  const paths = FIRST_USES.map(({ path }) => path);
  expect(paths.filter((path) => routeAt(path) === null)).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
