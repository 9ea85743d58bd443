import { describe, expect, test } from 'vitest';
import { wordsOf } from '#model/listing/views/words';
import { LEXICON, lexiconOfKinds } from '#model/search/lexicon';
import { matches, type Subject } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import { LOCALES } from '#model/vocabulary/locales';
import { demoFamilies } from '#tests/families';
import { readTexts } from '../../locales/texts.ts';

const subject = (titles: readonly (string | null)[], tags: readonly string[] = []): Subject => ({
  id: 1,
  names: wordsOf(titles),
  tags: new Set(tags),
  charts: [{ difficulty: 'easy', level: 5 }],
});
const finds = (typed: string, ...titles: readonly string[]): boolean =>
  matches(parseQuery(typed, LEXICON), subject(titles));

describe('a title that holds words that the search knows', () => {
  test.each([
    ['Extra Quiet Morning', 'extra quiet morning'],
    ['Happy Lantern Walk', 'Happy Lantern Walk'],
    ['Happy Lantern Walk', 'happy lan'],
    ['Happy Lantern Walk', 'happy'],
    ['Blue Pier at Noon', 'Blue Pier at Noon'],
    ['Blue Pier at Noon', 'blue pier'],
    ['迷子の歌', '迷子の'],
    ['迷子の歌', '迷子'],
    ['100% Sunshine', '100% sunshine'],
    ['Hard 26 Special', 'hard 26 special'],
    ['Special ☆ Life!', 'special life'],
  ])('%j is found by %j', (title, typed) => {
    expect(finds(typed, 'Another Name', title)).toBe(true);
  });

  test.each([
    ['Exist', 'ex'],
    ['Happiness', 'happy'],
    ['A Happy Walk', 'happy'],
    ['A Happy Walk', 'happy walk'],
    ['Happy Lantern Walk', 'happy walk'],
    ['Happy Lantern Walk', '"happy" cool'],
    ['4 Seasons', '4★'],
    ['2 Cool', '#2'],
    ['2 Cool', '#2 cool'],
  ])('%j is not found by %j', (title, typed) => {
    expect(finds(typed, title)).toBe(false);
  });

  test('is found besides what the words mean', () => {
    const query = parseQuery('happy', LEXICON);
    expect(matches(query, subject(['Something'], ['attribute happy']))).toBe(true);
    expect(matches(query, subject(['Something'], ['attribute cool']))).toBe(false);
  });

  test('does not run from one title into the next', () => {
    expect(finds('"walk blue"', 'Happy Walk', 'Blue Pier')).toBe(false);
    expect(finds('"blue pier"', 'Happy Walk', 'Blue Pier')).toBe(true);
  });
});

describe('signs', () => {
  test.each([
    ['しゃらりん☆どれ～みん', 'しゃらりんどれーみん'],
    ['しゃらりん☆どれ～みん', 'しゃらりん★どれ〜みん'],
    ['しゃらりん☆どれ～みん', 'しゃらりん ☆ どれ'],
    ['Don’t Stop', "don't stop"],
    ["Don't Stop", 'dont stop'],
    ['A.B.Q', 'abq'],
    ['ABQ', 'a.b.q.'],
    ['夢・花', '夢花'],
    ['夢花', '夢・花'],
    ['별–노래!', '별노래'],
    ['별노래', '별-노래'],
    ['ＲＩＳＥ！', 'rise'],
    ['Walk (Again)', '"walk again"'],
    ['Walk Again', '/walk, again!'],
  ])('%j is found by %j', (title, typed) => {
    expect(finds(typed, title)).toBe(true);
  });

  test('that are all of a title are looked for as they are', () => {
    expect([finds('!!!', '!!!'), finds('!!!', 'Walk')]).toEqual([true, false]);
  });

  test.each(demoFamilies.map((each) => [each.family.head.name, each] as const))(
    'make no difference among %s',
    (_, { family, items }) => {
      const lexicon = lexiconOfKinds(family.lexicon);
      for (const item of items.slice(0, 40)) {
        const name = family.names?.(item).find((each) => each !== null) ?? null;
        if (name === null) continue;
        for (const typed of [
          `/${name}`,
          `/${name.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, '☆')}`,
          `/${[...name].join('・')}`,
        ])
          expect([typed, matches(parseQuery(typed, lexicon), item.subject)]).toEqual([typed, true]);
      }
    },
  );

  test('make no difference to words that the search knows', () => {
    const bands = lexiconOfKinds(['band']);
    for (const typed of [
      'Poppin’Party',
      "Poppin'Party!",
      'Hello Happy World',
      'ハロー・ハッピーワールド',
      'MyGO!!!!!',
      'mygo',
    ])
      expect([typed, parseQuery(typed, bands)[0]?.[0]?.kind]).toEqual([typed, 'tags']);
  });
});

/** What filters call the things that the search knows by kind. */
const LABELS = {
  server: 'server',
  eventtype: 'eventType',
  attribute: 'attribute',
  difficulty: 'difficulty',
  type: 'card.typeOf',
  skill: 'card.skillOf',
  song: 'songs.typeOf',
};
/** No kinds of their own. */
const NO_KIND = ['server.label', 'eventType.other', 'attribute.unknown'];

test.each(LOCALES)('every label of a filter is understood in %s', (locale) => {
  const unknown: string[] = [];
  for (const [kind, group] of Object.entries(LABELS)) {
    const lexicon = lexiconOfKinds([kind]);
    for (const [key, label] of readTexts(locale)) {
      const id = key.startsWith(`${group}.`) ? key.slice(group.length + 1) : null;
      if (id === null || NO_KIND.includes(key) || (id.includes('.') && !id.startsWith('short.'))) continue;
      const value = id.replace('short.', '');
      const query = parseQuery(label, lexicon);
      const isKnown = query.every((meanings) =>
        meanings.some(
          (one) => 'any' in one && (one.any.includes(`${kind} ${value}`) || one.any.includes(value)),
        ),
      );
      if (query.length !== 1 || !isKnown) unknown.push(`${key}: ${label}`);
    }
  }
  expect(unknown).toEqual([]);
});
