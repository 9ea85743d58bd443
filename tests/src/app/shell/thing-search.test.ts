import { expect, test } from 'vitest';
import { readBands } from '#model/records/read-bands';
import { readCards } from '#model/records/read-cards';
import { readCharacters } from '#model/records/read-characters';
import { findCards, findSongs } from '#src/app/shell/dialogs/thing-search.ts';
import { cardItem } from '#src/routes/info/cards/card-item.ts';
import { songItem } from '#src/routes/info/songs/song-item.ts';
import { demo, songs as records } from '#tests/server/demo/demo-set';

const sources = {
  ...{ main: 1 as const, sub: 0 as const, now: Date.parse('2030-01-01') },
  bands: readBands(demo.json('bands/all')).byId,
  ...{ characters: readCharacters(demo.json('characters/main')).byId, skills: new Map() },
};
const songs = [...records.byId.values()].map((song) => songItem(song, sources));
const cards = [...readCards(demo.json('cards/all')).byId.values()].map((card) => cardItem(card, sources));

test('a song is found by its title in every language', () => {
  for (const { song, id } of songs.filter((_, at) => at % 37 === 0)) {
    for (const title of song.title) {
      if (title === null) continue;
      expect(findSongs(songs, `/${title}`).map((one) => one.id)).toContain(id);
    }
  }
});

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
