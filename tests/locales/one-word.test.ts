import { expect, test } from 'vitest';
import { readTexts } from './texts.ts';

/** One word for one thing (docs/glossary.md), as far as a test can check it: words that must not stand in English texts of these keys. */
const MIXED = [
  { say: 'play', not: /\bgames?\b/i, keys: /^tracker\.mine\.(games|perGame)/ },
  { say: 'play', not: /\bnormal lives\b|\b(per|of one|each) live\b|\b\d lives\b/i, keys: /./ },
  {
    say: 'rank',
    not: /\bplaces?\b|\b(1st|2nd|3rd|\dth)\b/i,
    keys: /^(board|tracker|archives|eventCalculator)\./,
  },
  { say: 'rank', not: /\bplaces?\b/i, keys: /^daily\.(table|own)\./ },
  { say: 'tier', not: /\b(place|rank) \{\{tier\}\}/i, keys: /./ },
  { say: 'drink', not: /\bcans\b|\ba can\b|\bper can\b/i, keys: /./ },
  { say: 'pull', not: /\bdrawn?\b(?! the picture)|\bscout/i, keys: /^gacha\./ },
] as const;

/** Names of what is put in. */
const PLACE = /\{\{place\b[^}]*\}\}/g;

test.each(MIXED)('English says “$say” for it, and not $not', ({ not, keys }) => {
  const wrong = [...readTexts('en')].filter(
    ([key, text]) => keys.test(key) && not.test(text.replace(PLACE, '')),
  );
  expect(wrong).toEqual([]);
});
