import { expect, test } from 'vitest';
import { lexiconOfKinds } from '#model/search/lexicon';
import { findCards, findCharacters, findEvents, findSongs } from '#src/app/shell/dialogs/thing-search.ts';
import { cards, characters, events, songs } from './things.ts';

test('a song is found by its title in every language', () => {
  for (const { song, id } of songs.filter((_, at) => at % 37 === 0)) {
    for (const title of song.title) {
      if (title === null) continue;
      expect(findSongs(songs, `/${title}`).map((one) => one.id)).toContain(id);
    }
  }
});

test('an event is found by its name in every language, and by its kind and a character', () => {
  for (const { event, id } of events.filter((_, at) => at % 29 === 0)) {
    for (const name of event.name) {
      if (name === null) continue;
      expect(findEvents(events, `/${name}`).map((one) => one.id)).toContain(id);
    }
  }
  const found = findEvents(events, 'kkr');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ characterIds }) => characterIds.includes(11))).toBe(true);
});

test('a character is found by her name in every language, and by her short names in any script', () => {
  for (const { character, id } of characters) {
    for (const name of [...character.name, ...character.firstName]) {
      if (name === null) continue;
      expect(findCharacters(characters, `/${name}`).map((one) => one.id)).toContain(id);
    }
  }
  for (const [word, tags] of lexiconOfKinds(['character']).tags) {
    const ids = tags.map((tag) => Number(tag.split(' ')[1]));
    expect(findCharacters(characters, word).map((one) => one.id)).toEqual(expect.arrayContaining(ids));
  }
  expect(findCharacters(characters, 'ロゼリア').map(({ character }) => character.bandId)).toEqual([
    5, 5, 5, 5, 5,
  ]);
});

test.each(['湊友希那', '凑友希那', '미나토유키나', '湊 友希那', 'Yukina Minato'])(
  'a character, her cards and her events are found by her full name as it is typed: %s',
  (typed) => {
    expect(findCharacters(characters, typed).map((one) => one.id)).toEqual([21]);
    const found = findCards(cards, typed);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ card }) => card.characterId === 21)).toBe(true);
    const shared = findEvents(events, typed);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.every(({ characterIds }) => characterIds.includes(21))).toBe(true);
  },
);

test('cards are found by the short names of characters', () => {
  const found = findCards(cards, 'kkr 4★');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ card }) => card.characterId === 11 && card.rarity === 4)).toBe(true);
});

test('titles that begin with what was typed come first, never more than a handful', () => {
  const found = findSongs(songs, 'mo');
  expect(found.length).toBeLessThanOrEqual(8);
  expect(found[0]?.view.title.toLowerCase().startsWith('mo')).toBe(true);
  expect(findSongs(songs, '')).toEqual([]);
});
