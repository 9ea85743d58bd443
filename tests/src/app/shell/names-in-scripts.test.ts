import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cards, characters, findCards, findCharacters, sources } from './things.ts';

const aliases: Record<string, readonly string[]> = JSON.parse(
  readFileSync('model/search/aliases.json', 'utf8'),
);
const words = (tag: string): readonly string[] => aliases[tag] ?? [];
const foundBy = (typed: string): readonly number[] =>
  findCharacters(characters, typed, sources).map(({ id }) => id);
const KANA_NAME = /^[ぁ-ゖー]+ [ぁ-ゖー]+$/;
const HANGUL_NAME = /^[가-힣]+ [가-힣]+$/;
const LATIN_NAME = /^[a-z]+ [a-z]+$/;
const HAN = /\p{Script=Han}/u;

test.each(characters.map((one) => [one.name, one] as const))(
  '%s is found by each name in the data and in the file, in every script, in parts and as a whole',
  (_, { id, character }) => {
    const listed = words(`character ${id}`);
    for (const script of [KANA_NAME, HANGUL_NAME, LATIN_NAME, HAN])
      expect(listed.filter((word) => script.test(word))).not.toEqual([]);
    const whole = [...listed, ...character.name.filter((name) => name !== null)];
    const typed = [...whole, ...whole.map((name) => name.replace(' ', '')), ...character.firstName];
    for (const name of typed.filter((each) => each !== null))
      expect([name, foundBy(name)]).toEqual([name, expect.arrayContaining([id])]);
    for (const part of listed.filter((word) => KANA_NAME.test(word)).flatMap((word) => word.split(' ')))
      expect([part, foundBy(part)]).toEqual([part, expect.arrayContaining([id])]);
  },
);

test.each(
  [...sources.lists.bands.values()]
    .filter(({ id }) => words(`band ${id}`).length > 0)
    .map((one) => [one.name[1], one] as const),
)(
  '%s is found by each name in the data and in the file, in kana, Han, Hangul and Latin',
  (_, { id, name }) => {
    const listed = words(`band ${id}`);
    for (const script of [/^[ァ-ヶー・]+$/, HAN, /[가-힣]/, /^[a-z]+$/])
      expect(listed.filter((word) => script.test(word))).not.toEqual([]);
    const members = characters.filter(({ character }) => character.bandId === id).map((one) => one.id);
    for (const typed of [...listed, ...name].filter((each) => each !== null)) {
      expect([typed, [...foundBy(typed)].sort((a, b) => a - b)]).toEqual([typed, members]);
    }
  },
);

test.each([
  ['かすみ', 1],
  ['カスミ', 1],
  ['ｶｽﾐ', 1],
  ['とやまかすみ', 1],
  ['とやま かすみ', 1],
  ['ココロ', 11],
  ['ゆきな', 21],
  ['りさ', 23],
  ['長崎素世', 39],
  ['토모리', 36],
])('cards are found by who is on them: %s', (typed, id) => {
  const found = findCards(cards, typed, sources);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ card }) => card.characterId === id)).toBe(true);
});

test.each([
  ['モルフォニカ', 21],
  ['ろぜりあ', 5],
  ['ぽぴぱ', 1],
  ['ﾎﾟﾋﾟﾊﾟ', 1],
])('cards are found by the band: %s', (typed, id) => {
  const found = findCards(cards, typed, sources);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ view }) => view.bandId === id)).toBe(true);
});
