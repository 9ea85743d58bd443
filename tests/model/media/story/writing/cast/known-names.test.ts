import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainCharacters } from '#demo/cast/characters';
import { KnownNames } from '#model/media/story/writing/cast/known-names';
import { nameKey } from '#model/media/story/writing/cast/name-key';
import { readCharacters } from '#model/records/character';

const PEOPLE = [...readCharacters(mainCharacters()).byId.values()];
const DEMO = new KnownNames(PEOPLE);

const nobody = [null, null, null, null, null] as const;
const person = (id: number, jp: string, en: string, kr: string, given: readonly string[]) => ({
  id,
  name: [jp, en, null, null, kr] as const,
  firstName: [given[0] ?? null, given[1] ?? null, null, null, given[2] ?? null] as const,
  nickname: id === 3 ? (['ロック', 'ROCK²', null, null, null] as const) : nobody,
});
const NAMES = new KnownNames([
  person(1, '東山 りょうこ', 'Ryoko Toyama', '토야마 료코', ['りょうこ', 'Ryoko', '료코']),
  person(2, '氷室 千早', 'Chihaya Himuro', '히무로 치하야', ['千早', 'Chihaya', '치하야']),
  person(3, '氷室 美月', 'Mizuki Himuro', '히무로 미즈키', ['美月', 'Mizuki', '미즈키']),
]);

describe('names in a text', () => {
  it.each([
    ['Ryoko', [1]],
    ['ryōko tōyama', [1]],
    ['Toyama Ryouko', [1]],
    ['Ryoko-chan', [1]],
    ['リョウコ', [1]],
    ['東山りょうこ', [1]],
    ['東山', [1]],
    ['りょうこさん', [1]],
    ['료코', [1]],
    ['료코 씨', [1]],
    ['Рёко', [1]],
    ['Тихая', [2]],
    ['Чихая-сан', [2]],
    ['Мидзуки', [3]],
    ['Rock2', [3]],
    ['ロック', [3]],
    ['Ryoko & Mizuki', [1, 3]],
    ['Ryoko, Chihaya and Mizuki', [1, 2, 3]],
    ['りょうこ・千早', [1, 2]],
    ['美月と千早', [3, 2]],
    ['료코와 미즈키', [1, 3]],
    ['Рёко и Мидзуки', [1, 3]],
    ['Himuro', []],
    ['Ryoko & the dog', []],
    ['Narrator', []],
    ['!?', []],
  ])('%s means %j', (name, ids) => {
    expect(NAMES.of(name)).toEqual(ids);
  });

  it('are found in every language in which the data has them', () => {
    for (const { id, name, nickname } of PEOPLE)
      for (const text of [...name, ...nickname]) if (text !== null) expect(DEMO.of(text)).toEqual([id]);
  });

  it('have the same key however they are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(nameKey(` ${text.toUpperCase().toLowerCase()} `)).toBe(nameKey(text.toLowerCase()));
        expect(DEMO.of(text).every((id) => id > 0)).toBe(true);
      }),
    );
  });
});
