import { describe, expect, test } from 'vitest';
import { normalise, searchable } from '#model/encoding/normalise';
import { LEXICON, lexiconOfKinds } from '#model/search/lexicon';
import { matches, type Subject } from '#model/search/matching';
import { parseQuery } from '#model/search/query';

const card = (
  id: number,
  stars: number,
  names: string,
  tags: readonly string[],
  rates: readonly number[] = [],
): Subject => ({
  id,
  stars,
  rates,
  names: searchable(names),
  tags: new Set(tags),
});

const CARDS: readonly Subject[] = [
  card(4, 3, 'Morning 市ヶ谷 有咲 Arisa Ichigaya', ['character 5', 'band 1', 'attribute cool', 'server jp']),
  card(
    5,
    4,
    'A Happy Song 弦巻 こころ Kokoro',
    ['character 11', 'band 3', 'attribute pure', 'server jp', 'server en', 'skill score'],
    [115, 110],
  ),
  card(
    115,
    5,
    'Hello, Happy World! Misaki',
    ['character 15', 'band 3', 'attribute happy', 'server jp', 'skill life'],
    [40],
  ),
  card(200, 2, 'Twins 日菜', ['character 17', 'band 4', 'attribute cool', 'skill judge']),
  card(201, 2, 'Twins 紗夜', ['character 22', 'band 5', 'attribute powerful', 'server en']),
];

const found = (typed: string, of: readonly Subject[] = CARDS): number[] => {
  const query = parseQuery(typed, LEXICON);
  return of.filter((subject) => matches(query, subject)).map(({ id }) => id);
};

describe('A card is found', () => {
  test.each<[string, number[]]>([
    ['', [4, 5, 115, 200, 201]],
    ['kkr', [5]],
    ['KKR　4★', [5]],
    ['4', [4, 5]],
    ['#4', [4]],
    ['#115', [115]],
    ['115%', [5]],
    ['115', [5, 115]],
    ['110%+', [5]],
    ['4*+', [5, 115]],
    ['4+', [5, 115]],
    ['>=4*', [5, 115]],
    ['<=2*', [200, 201]],
    ['>=110%', [5]],
    ['-cool', [5, 115, 201]],
    ['-cool -kkr', [115, 201]],
    ['Twins -sayochi', [200]],
    ['kokorin', [5]],
    ['-twins', [4, 5, 115]],
    ['4*+ -happy', [5]],
    ['jp en', [5]],
    ['hikawa', [200, 201]],
    ['hikawa cool', [200]],
    ['Hello, Happy World!', [5, 115]],
    ['hello happy world pure', [5]],
    ['"Hello, Happy World!"', [115]],
    ['「happy song」', [5]],
    ['“happy” kkr', [5]],
    ['/happy', [5, 115]],
    ['happy', [115]],
    ['市ヶ谷', [4]],
    ['有咲 クール', [4]],
    ['heal', [115]],
    ['판정', [200]],
    ['nothing of that name', []],
    ['4★ 5★', []],
  ])('by %j', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });
});

describe('A song is found by its charts', () => {
  const song = (id: number, levels: readonly (readonly [string, number])[]): Subject => ({
    id,
    names: '',
    tags: new Set(),
    charts: levels.map(([difficulty, level]) => ({ difficulty, level })),
  });
  const songs = [
    song(1, [
      ['hard', 18],
      ['expert', 25],
    ]),
    song(2, [
      ['hard', 19],
      ['expert', 26],
      ['special', 28],
    ]),
    song(3, [
      ['hard', 26],
      ['expert', 29],
    ]),
  ];
  test.each<[string, number[]]>([
    ['26+ 27-', [2, 3]],
    ['ex 26+', [2, 3]],
    ['ex 26+ 28-', [2]],
    ['hd+ 29', [3]],
    ['ex 26', [2]],
    ['ex26', [2]],
    ['ex25-', [1]],
    ['hd+28+', [2, 3]],
    ['lv26', [2, 3]],
    ['Lv.28+', [2, 3]],
    ['ex #3', [3]],
    ['sp', [2]],
    ['エキスパート 25-', [1]],
    ['ex hd', []],
  ])('by %j', (typed, ids) => {
    expect(found(typed, songs)).toEqual(ids);
  });
});

/** Who are called the same: the twins, and two sisters. */
const SHARED = ['character 17,character 22', 'character 9,character 24'];

test('a word means one thing within its kind but for shared surnames', () => {
  for (const [word, tags] of LEXICON.tags) {
    expect(normalise(word)).toBe(word);
    const kinds = tags.map((tag) => tag.split(' ')[0]);
    if (!SHARED.includes(tags.join(','))) expect([word, new Set(kinds).size]).toEqual([word, kinds.length]);
  }
});

test('words for kinds of events mean them among events, and are parts of names elsewhere', () => {
  const events = lexiconOfKinds(['eventtype', 'band']);
  const versus = { kind: 'tags', any: ['eventtype versus'] };
  const title = (text: string) => ({ kind: 'title', text });
  expect(parseQuery('VS Live', events)).toEqual([[versus, title('vs live')]]);
  const whole = title('対ばん roselia');
  expect(parseQuery('対バン roselia', events)).toEqual([
    [versus, whole],
    [{ kind: 'tags', any: ['band 5'] }, whole],
  ]);
  expect(parseQuery('medley', lexiconOfKinds(['band', 'type']))).toEqual([
    [{ kind: 'names', text: 'medley' }],
  ]);
});
