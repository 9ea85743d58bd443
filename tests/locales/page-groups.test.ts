import { describe, expect, test } from 'vitest';
import { ROUTES } from '#model/site/routes';
import { TEXT_GROUPS } from '#model/texts/groups';
import { findings } from '../architecture/plant.ts';
import { describeViolation, readTree } from '../architecture/sources.ts';
import { type Groups, type Page, textsOfPages } from './page-groups.ts';
import { flatten, readGroup } from './texts.ts';

const ENGLISH: Groups = new Map(TEXT_GROUPS.map((group) => [group, flatten(readGroup('en', group))]));

test('every page uses the texts that its route names, and the shell its own', () => {
  const tree = readTree(new URL('../..', import.meta.url).pathname);
  expect(textsOfPages(ROUTES, ENGLISH)(tree).map(describeViolation)).toEqual([]);
});

describe('the rule about texts of pages', () => {
  const groups: Groups = new Map([
    ['common', flatten({ page: { a: 'A' }, word: { more: 'More' } })],
    ['shell', flatten({ nav: { menu: 'Menu' } })],
    ['info', flatten({ cards: { n_one: '1', n_other: '2', art: 'Art' } })],
    ['tool', flatten({ builder: { of: { x: 'X', y: 'Y' } } })],
  ]);
  const page: Page = { pattern: '/a', title: 'page.a', screen: 'info/a', texts: ['info'], anchors: [] };
  const check = (files: Record<string, string>, pages: readonly Page[] = [page]) =>
    findings(textsOfPages(pages, groups), files);

  test('is content with groups of the page and common ones', () => {
    const code = "t('cards.n', { count }); t('word.more');";
    expect(check({ 'src/features/info/pages/a.tsx': code })).toEqual([]);
  });

  test.each([
    ['a text', "t('builder.of.x')"],
    ['a text by template', `t(\`builder.of.$\{one}\`)`],
    ['a text of the shell', "t('nav.menu')"],
  ])('finds %s of another group', (_, code) => {
    expect(check({ 'src/features/info/pages/a.tsx': code })).not.toEqual([]);
  });

  test('finds it in parts, those that come late too, and follows no types', () => {
    const part = { 'src/kit/b.tsx': "export const x = t('builder.of.x');" };
    expect(check({ 'src/features/info/pages/a.tsx': "import('../../../kit/b.tsx')", ...part })).toHaveLength(
      1,
    );
    expect(
      check({ 'src/features/info/pages/a.tsx': "import type { x } from '../../../kit/b.tsx'", ...part }),
    ).toEqual([]);
  });

  test('wants titles of pages in common, and anchors in groups of the page', () => {
    expect(check({}, [{ ...page, title: 'cards.art' }])).toHaveLength(1);
    expect(check({}, [{ ...page, anchors: [{ title: 'cards.art' }] }])).toEqual([]);
    expect(check({}, [{ ...page, anchors: [{ title: 'builder.of.x' }] }])).toHaveLength(1);
  });

  test('keeps the shell to its own texts', () => {
    expect(check({ 'src/app/shell/bar.tsx': "t('nav.menu'); t('word.more')" })).toEqual([]);
    expect(check({ 'src/app/shell/bar.tsx': "t('cards.art')" })).toHaveLength(1);
  });

  test('grants a late part of the shell the texts that come with it, and no others', () => {
    const late = new Map([['src/app/shell/late.tsx', ['info' as const]]]);
    const found = (code: string) =>
      findings(textsOfPages([page], groups, late), {
        'src/app/shell/bar.tsx': "import('./late.tsx')",
        'src/app/shell/late.tsx': "import '../../kit/b.tsx'",
        'src/kit/b.tsx': code,
      });
    expect(found("t('cards.art'); t('nav.menu')")).toEqual([]);
    expect(found("t('builder.of.x')")).toHaveLength(1);
  });
});
