import { describe, expect, test } from 'vitest';
import { hubCards } from '#model/site/hub-cards';
import { FIXED_PAGES } from '#model/site/links';
import { fixedPath, matchPattern, routeAt } from '#model/site/patterns';
import { ROUTES, SECOND_ADDRESSES } from '#model/site/routes';
import { LOCALE_FILES, type LocaleFile, SHARED_GROUPS } from '#model/texts/groups';
import { flatten, readGroup } from '#tests/locales/texts';
import { addressOf } from '#tests/routes';

const GROUPS = new Map(
  LOCALE_FILES.flatMap((group) =>
    [...flatten(readGroup('en', group)).keys()].map((key) => [key, group] as const),
  ),
);
const isHub = (path: string): boolean => path === `/${routeAt(path)?.section}`;
const hubOf = (section: string) => ROUTES.find(({ pattern }) => pattern === `/${section}`);

describe('the entry of a page', () => {
  test.each(FIXED_PAGES.map(({ path, route }) => [path, route] as const))(
    '%s says what there is to find, in texts that the hub of its section has',
    (path, { section, lead, icon }) => {
      const groups: readonly (LocaleFile | undefined)[] = [
        ...SHARED_GROUPS.slice(0, 1),
        ...(hubOf(section)?.texts ?? []),
      ];
      expect(groups).toContain(GROUPS.get(lead ?? ''));
      expect(icon === undefined).toBe(isHub(path));
    },
  );

  test.each(ROUTES.map((route) => [route.pattern, route] as const))(
    '%s has a sample of its own where a part must be filled in, and nowhere else',
    (pattern, { sample }) => {
      expect(sample === undefined).toBe(fixedPath(pattern) !== null);
      expect(matchPattern(pattern, addressOf(pattern))).not.toBeNull();
      expect(routeAt(addressOf(pattern))?.pattern).toBe(pattern);
    },
  );

  test('has other words of the search, each of them for one page', () => {
    const used = ROUTES.flatMap(({ words }) => words ?? []);
    expect(new Set(used).size).toBe(used.length);
    expect([...used].sort()).toEqual([...flatten(readGroup('en', 'words')).keys()].sort());
    const tools = FIXED_PAGES.filter(({ path, route }) => route.section === 'tool' && !isHub(path));
    expect(tools.filter(({ route }) => route.words === undefined)).toEqual([]);
  });
});

describe('the cards of a hub', () => {
  test('lead to every page of the sections, once and in the order of the menu', () => {
    const sections = [...new Set(ROUTES.map(({ section }) => section))];
    const cards = sections.flatMap(hubCards).map(({ path }) => path);
    const pages = FIXED_PAGES.map(({ path }) => path).filter((path) => !isHub(path));
    expect([...cards].sort()).toEqual([...pages].sort());
    for (const second of SECOND_ADDRESSES) expect(cards).not.toContain(second);
  });
});
