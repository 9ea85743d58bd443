import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_GROUPS } from '#model/texts/groups';
import { MENU } from '#src/app/pages/menu.ts';
import { findPages } from '#src/app/shell/dialogs/page-search.ts';
import { startI18n, switchLanguage } from '#src/browser/language/i18n.ts';

const i18n = await startI18n(TEXT_GROUPS);
const find = (query: string, hasTexts = () => true) =>
  findPages(query, i18n.textsIn(i18n.language), i18n.textsIn('en'), hasTexts).map(({ path }) => path);
const everyPage = MENU.flatMap(({ pages }) => pages.map(({ path }) => path));

describe('the page search', () => {
  test('shows every page before a word is typed', () => {
    expect([...find('')].sort()).toEqual([...everyPage].sort());
    expect(find('   ')).toEqual(find(''));
    expect(find('')[0]).toBe('/tool/teambuilder');
  });

  test('finds pages by name, section and address, parts after pages', () => {
    expect(find('team')).toEqual(['/tool/teambuilder', '/tool/songoptimizer#team']);
    expect(find('TOOL builder')).toEqual(['/tool/teambuilder']);
    expect(find('/profile/pref')).toEqual(['/profile/preferences']);
    expect(find('dates')).toEqual(['/profile/preferences#dates']);
    expect(find('zzz')).toEqual([]);
  });

  test('finds no parts of pages whose texts are not loaded', () => {
    expect(find('team', () => false)).toEqual(['/tool/teambuilder']);
  });

  test('finds pages by their English name in every language', async () => {
    await switchLanguage('ru');
    expect(find('preferences')).toEqual(['/profile/preferences']);
    expect(find('настройки')).toContain('/profile/preferences');
    await switchLanguage('en');
  });

  test.each([
    ['password', '/profile/account'],
    ['dark mode', '/profile/preferences'],
    ['チームビルダー', '/tool/teambuilder'],
    ['ボーダー', '/tool/eventtracker'],
    ['backup', '/profile/manager'],
    ['譜面当て', '/game/chartmaster'],
    ['music quiz', '/game/chartmaster'],
    ['猜角色', '/game/guesswho'],
    ['クイズ', '/game'],
    ['contraseña', '/profile/account'],
    ['граница', '/tool/eventtracker'],
    ['前十', '/leaderboard/events'],
  ])('finds by the word %s what is called otherwise', (word, path) => {
    expect(find(word)[0]).toBe(path);
  });

  test('finds only more when a word is taken away', () => {
    const words = fc.array(fc.constantFrom('profile', 'team', 'date', 'e', 'tool', 'x'), { maxLength: 4 });
    fc.assert(
      fc.property(words, fc.constantFrom('a', 'set', 'pre'), (some, more) => {
        if (some.length === 0) return;
        const wide = find(some.join(' '));
        for (const path of find([...some, more].join(' '))) expect(wide).toContain(path);
      }),
    );
  });
});
