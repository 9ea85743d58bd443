import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNotices } from '#model/records/read-notices';

const NOTICE = { id: 5, level: 'warning', texts: { en: 'Hello', fr: 'Salut' }, until: 9, link: '/home/news' };

test('a notice is read with the languages of the site', () => {
  expect(readNotices([NOTICE])).toEqual([
    { id: 5, isWarning: true, texts: { en: 'Hello' }, until: 9, link: '/home/news' },
  ]);
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', '', 7])(
  'a notice never leads to %o',
  (link) => {
    expect(readNotices([{ ...NOTICE, link }])).toMatchObject([{ link: null }]);
  },
);

test('a notice without a number, words or an end is left out, and nothing breaks', () => {
  for (const part of [{ id: null }, { texts: {} }, { texts: { fr: 'x' } }, { until: 'soon' }]) {
    expect(readNotices([{ ...NOTICE, ...part }, NOTICE])).toHaveLength(1);
  }
  fc.assert(fc.property(fc.jsonValue(), (json) => Array.isArray(readNotices(json))));
});
