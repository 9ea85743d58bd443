import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from '#model/encoding/normalise';

const KATAKANA_AHEAD = 0x60;
/** What a Japanese keyboard gives, without signs that exist in one script only. */
const kana = fc.string({
  unit: fc.integer({ min: 0x3041, max: 0x3096 }).map((code) => String.fromCodePoint(code)),
  minLength: 1,
});
const moved = (text: string, by: number): string =>
  [...text].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + by)).join('');

test('hiragana and katakana are one, and folding twice is folding once', () => {
  fc.assert(
    fc.property(kana, (text) => {
      const folded = normalise(text);
      expect(normalise(moved(text, KATAKANA_AHEAD))).toBe(folded);
      expect(normalise(folded)).toBe(folded);
      expect([...folded]).toHaveLength([...text].length);
    }),
  );
});

test('marks of length are nothing, wherever they stand', () => {
  fc.assert(
    fc.property(kana, fc.nat(), (text, at) => {
      const place = at % (text.length + 1);
      expect(normalise(`${text.slice(0, place)}ー${text.slice(place)}`)).toBe(normalise(text));
    }),
  );
});

test.each([
  ['ﾎﾟﾋﾟﾊﾟ', 'ぽぴぱ'],
  ['ｶﾞｰﾙｽﾞ', 'ガールズ'],
  ['チュチュ', 'チユチユ'],
  ['市ヶ谷', '市ケ谷'],
  ['イヴ', 'いぶ'],
  ['レイヤー', 'レイヤ'],
  ['さーや', 'さや'],
])('%s is compared as %s', (one, other) => {
  expect(normalise(one)).toBe(normalise(other));
});

test.each([
  ['かすみ', 'がすみ'],
  ['はる', 'ばる'],
  ['Ran', '란'],
])('%s is not %s', (one, other) => {
  expect(normalise(one)).not.toBe(normalise(other));
});

test('other scripts only lose case, width and superfluous spaces', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abz09 漢友希那香가나다') });
  fc.assert(fc.property(plain, (text) => normalise(text.toUpperCase()) === text.replace(/ +/g, ' ').trim()));
});
