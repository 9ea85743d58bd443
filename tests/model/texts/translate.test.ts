import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Texts, translator } from '#model/texts/translate';
import { LOCALES, type Locale, localeTag } from '#model/vocabulary/locales';

const inLocale = (locale: Locale, texts: Texts) => translator(locale, () => texts);

describe('a text', () => {
  test('is found by its dotted key', () => {
    const t = inLocale('en', { list: { view: { rows: 'Rows' }, more: 'More' } });
    expect([t('list.view.rows'), t('list.more')]).toEqual(['Rows', 'More']);
  });

  test.each(['list', 'list.view.rows', 'list.more.x', '', 'toString', 'list.constructor'])(
    'is undefined for a key that leads to none: %j',
    (key) => {
      expect(inLocale('en', { list: { more: 'More', view: {} } })(key)).toBeUndefined();
    },
  );

  test('has its placeholders filled in, each as often as it stands there', () => {
    const t = inLocale('en', { a: { b: '{{x}}, {{y}}, {{x}}: {{z}}' } });
    expect(t('a.b', { x: '$&', y: 0 })).toBe('$&, 0, $&: {{z}}');
  });

  test('writes numbers as the language does where it says so', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.integer(), (locale, value) => {
        const t = inLocale(locale, { a: { plain: '{{n}}', number: '{{n, number}}' } });
        expect(t('a.plain', { n: value })).toBe(String(value));
        expect(t('a.number', { n: value })).toBe(new Intl.NumberFormat(localeTag(locale)).format(value));
      }),
    );
  });

  test('has the plural form of its count, and the only form where it counts nothing', () => {
    const t = inLocale('pl', { card: { n_one: 'karta', n_few: 'karty', n_many: 'kart', n_other: 'karty' } });
    expect([1, 3, 5, 1.5].map((count) => t('card.n', { count }))).toEqual([
      'karta',
      'karty',
      'kart',
      'karty',
    ]);
    expect(inLocale('pl', { card: { all: 'wszystkie' } })('card.all', { count: 3 })).toBe('wszystkie');
  });

  test('is there as soon as its group is', () => {
    let texts: Texts = {};
    const t = translator('en', () => texts);
    expect(t('a.b')).toBeUndefined();
    texts = { a: { b: 'here' } };
    expect(t('a.b')).toBe('here');
  });
});
