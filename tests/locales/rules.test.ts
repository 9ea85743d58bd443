import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#model/vocabulary/locales';
import { findings } from '../architecture/plant.ts';
import { noLiterals } from './literals.ts';
import {
  emptyTexts,
  englishLeftovers,
  latinWords,
  missingKeys,
  placeholders,
  samePlaceholders,
  strayMarkup,
  type TextRule,
  unknownKeys,
} from './rules.ts';
import { expectedKeys, flatten } from './texts.ts';
import { allows, staleExceptions } from './unchanged.ts';

const ENGLISH = {
  action: { close: 'Close' },
  card: { stars_one: '{{count, number}} star', stars_other: '{{count, number}} stars' },
};

type Tree = Readonly<Record<string, unknown>>;
const keysOf = (rule: TextRule, locale: Locale, tree: Tree): string[] =>
  rule({ locale, english: flatten(ENGLISH), texts: flatten(tree) }).map(({ key }) => key);
/** How a value stands in a template of the planted code. */
const value = (name: string): string => `$\{${name}}`;
const close = (text: string): Tree => ({ action: { close: text } });
const nothing = (): boolean => false;

describe('keys', () => {
  test('of a language without plural need the one form', () => {
    expect(keysOf(missingKeys, 'ja', { card: { stars_other: '星{{count, number}}' } })).toEqual([
      'action.close',
    ]);
    expect(keysOf(missingKeys, 'zh-Hanz', close('關閉'))).toEqual(['card.stars_other']);
  });

  test('of Russian need four forms', () => {
    expect(keysOf(missingKeys, 'ru', close('Закрыть')).sort()).toEqual(
      ['few', 'many', 'one', 'other'].map((form) => `card.stars_${form}`),
    );
  });

  test('that English has not are reported, plural forms of another language too', () => {
    const tree = { action: { close: '閉じる', open: '開く' }, card: { stars_one: '星' } };
    expect(keysOf(unknownKeys, 'ja', tree)).toEqual(['action.open', 'card.stars_one']);
  });

  test('are neither missing nor unknown when they are the expected ones', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.constantFrom('plain', 'counted')),
        (locale, kinds) => {
          const source = Object.entries(kinds).flatMap(([key, kind]) =>
            kind === 'plain' ? [key] : [`${key}_one`, `${key}_other`],
          );
          const english = new Map(source.map((key) => [key, 'text']));
          const texts = new Map([...expectedKeys(english, locale)].map((key) => [key, 'text']));
          const translation = { locale, english, texts };
          expect([...missingKeys(translation), ...unknownKeys(translation)]).toEqual([]);
        },
      ),
    );
  });

  test('must be groups of texts', () => {
    expect(() => flatten({ action: { close: 3 } })).toThrow('action.close is not a group of texts');
    expect(() => flatten(['Close'])).toThrow('the file is not a group of texts');
  });
});

describe('texts', () => {
  test.each(['', ' '])('are empty when they are %j', (text) => {
    expect(keysOf(emptyTexts, 'es', close(text))).toEqual(['action.close']);
  });

  test('must put in the same as English', () => {
    const stars = (text: string): Tree => ({ card: { stars_few: text } });
    expect(keysOf(samePlaceholders, 'pl', stars('{{count,number}} gwiazdki'))).toEqual([]);
    expect(keysOf(samePlaceholders, 'pl', stars('{{count}} gwiazdki'))).toEqual(['card.stars_few']);
    expect(keysOf(samePlaceholders, 'pl', stars('gwiazdki'))).toEqual(['card.stars_few']);
    expect(keysOf(samePlaceholders, 'pl', stars('{{count, number}} {{name}}'))).toEqual(['card.stars_few']);
  });

  test('find what is put in whatever stands around it', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    const filler = fc.string().filter((text) => !/[{}]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(filler, name)), filler, (parts, end) => {
        const text = parts.map(([before, inner]) => `${before}{{${inner}}}`).join('') + end;
        expect(placeholders(text)).toEqual(parts.map(([, inner]) => inner).sort());
      }),
    );
  });

  test('left in English are found, unless they are allowed or have no words', () => {
    const leftovers = englishLeftovers(nothing);
    expect(keysOf(leftovers, 'it', close('Close'))).toEqual(['action.close']);
    expect(keysOf(leftovers, 'it', close('Chiudi'))).toEqual([]);
    expect(keysOf(leftovers, 'it', { card: { stars_many: '{{count, number}} stars' } })).toEqual([
      'card.stars_many',
    ]);
    expect(
      keysOf(
        englishLeftovers(() => true),
        'it',
        close('Close'),
      ),
    ).toEqual([]);
    const bare = flatten({ more: '+{{count, number}}' });
    expect(leftovers({ locale: 'it', english: bare, texts: bare })).toEqual([]);
  });

  test('of another script have no foreign word but the allowed ones', () => {
    const rule = latinWords(new Set(['PERFECT']), nothing);
    expect(keysOf(rule, 'ru', close('PERFECT и Close'))).toEqual(['action.close']);
    expect(keysOf(rule, 'ja', close('PERFECT率 {{name}}'))).toEqual([]);
    expect(keysOf(rule, 'es', close('Cerrar'))).toEqual([]);
  });

  test.each([
    '<b>Zamknij</b>',
    'A &amp; B',
    'A {name} B',
    '$t(close)',
    'A\\nB',
    '**A**',
    ' A',
    'A  B',
    'A\uFFFD',
    'A\nB',
  ])('have stray markup in %j', (text) => {
    expect(keysOf(strayMarkup, 'pl', close(text))).toEqual(['action.close']);
  });

  test('have no stray markup in ordinary sentences', () => {
    expect(keysOf(strayMarkup, 'pl', close('A < B & C: „{{name}}” → 3★ {{a}}–{{b}}'))).toEqual([]);
  });
});

describe('what stays English', () => {
  const entry = { keys: ['action.*', 'card.stars'], locales: ['it'] as const, reason: 'a name' };
  const list = { texts: [entry], words: {} };

  test('is allowed for the language and the keys of an entry, plural forms included', () => {
    const isAllowed = allows(list);
    expect(isAllowed('action.close', 'it')).toBe(true);
    expect(isAllowed('card.stars_many', 'it')).toBe(true);
    expect(isAllowed('action.close', 'es')).toBe(false);
    expect(isAllowed('actions.close', 'it')).toBe(false);
    expect(allows({ ...list, texts: [{ ...entry, locales: 'all' }] })('action.close', 'es')).toBe(true);
  });

  test('is stale when the text has been translated, the reason is missing, or it is there twice', () => {
    const kept = [
      { locale: 'it' as const, key: 'action.close' },
      { locale: 'it' as const, key: 'card.stars_one' },
    ];
    expect(staleExceptions(list, kept)).toEqual([]);
    expect(staleExceptions(list, kept.slice(0, 1))).toEqual([
      'card.stars: translated by now, drop the exception',
    ]);
    expect(staleExceptions({ ...list, texts: [{ ...entry, reason: ' ' }] }, kept)).toEqual([
      'action.*, card.stars: no reason',
    ]);
    expect(staleExceptions({ ...list, texts: [entry, entry] }, kept)).toEqual([
      'action.*, card.stars: listed twice',
    ]);
  });
});

describe('the page', () => {
  const inView = (code: string): string[] => findings(noLiterals, { 'src/features/team/a.tsx': code });

  test.each([
    ['<p>Hello</p>', 'text Hello'],
    ['<p>\n\n  Hello  you\n</p>', 'text Hello you'],
    ["<p>{'Hello'}</p>", "text 'Hello'"],
    [`<p>{\`${value('n')} cards\`}</p>`, `text \`${value('n')} cards\``],
    ["<p>{isOpen ? 'Open' : t('close')}</p>", "text 'Open'"],
    ["<>{name ?? 'nobody'}</>", "text 'nobody'"],
    ['<img alt="A card" />', 'alt "A card"'],
    ['<Button aria-label="Close" />', 'aria-label "Close"'],
    [`<Field label={\`Card ${value('n')}\`} />`, `label \`Card ${value('n')}\``],
    ["<input placeholder={isOpen ? '' : 'Search'} />", "placeholder 'Search'"],
    ['<abbr title="Special">SP {level}</abbr>', 'title "Special"'],
    ['<p>こんにちは</p>', 'text こんにちは'],
  ])('has an untranslated text in %s', (code, words) => {
    expect(inView(`const x = ${code};`)).toContainEqual(expect.stringContaining(words));
  });

  test('names file and line of an untranslated text', () => {
    expect(inView('const x = (\n  <p>\n    Hello\n  </p>\n);')).toEqual([
      'src/features/team/a.tsx: line 3: text Hello',
    ]);
  });

  test.each([
    '<p className="muted">{t(\'builder.title\')} · 3★</p>',
    '<img src="/icon.svg" alt="" />',
    `<p>{\`#${value('id')} ${value('name')}\`}</p>`,
    '<p title={name} aria-label={t(\'action.close\')} role="status">–</p>',
    '<p>{kind === \'card\' && <Card kind="small" />}</p>',
  ])('has none in %s', (code) => {
    expect(inView(`const x = ${code};`)).toEqual([]);
  });

  test('may be in English where only developers look', () => {
    const code = 'const x = <p>Hello</p>;';
    expect(findings(noLiterals, { 'tools/inspector/panel/a.tsx': code })).toEqual([]);
    expect(findings(noLiterals, { 'src/app/shell/inspector.tsx': code })).toHaveLength(1);
  });

  test('leaves tests and plain code alone', () => {
    const code = 'const x = <p>Hello</p>;';
    expect(findings(noLiterals, { 'tests/src/a.test.tsx': code, 'src/a.ts': "const x = 'Hello';" })).toEqual(
      [],
    );
  });
});
