import { expect, test } from 'vitest';
import { normalise } from '#model/encoding/normalise';
import { eventItem } from '#model/families/events/item';
import { foundByNames, songItem } from '#model/families/songs/item';
import { readSongReadings } from '#model/records/read-song-readings';
import { lexiconOfKinds } from '#model/search/lexicon';
import { demo, events as demoEvents, NOW, songs as records } from '#tests/demo/demo-set';
import {
  cards,
  characters,
  events,
  findCards,
  findCharacters,
  findEvents,
  findSongs,
  songs,
  sources,
} from './things.ts';

test('a song is found by its title in every language', () => {
  for (const { song, id } of songs.filter((_, at) => at % 37 === 0)) {
    for (const title of song.title) {
      if (title === null) continue;
      expect(findSongs(songs, `/${title}`, sources).map((one) => one.id)).toContain(id);
    }
  }
});

test('an event is found by its name in every language, and by its kind and a character', () => {
  for (const { event, id } of events.filter((_, at) => at % 29 === 0)) {
    for (const name of event.name) {
      if (name === null) continue;
      expect(findEvents(events, `/${name}`, sources).map((one) => one.id)).toContain(id);
    }
  }
  const found = findEvents(events, 'kkr', sources);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ characterIds }) => characterIds.includes(11))).toBe(true);
});

test('a character is found by her name in every language, and by her short names in any script', () => {
  for (const { character, id } of characters) {
    for (const name of [...character.name, ...character.firstName]) {
      if (name === null) continue;
      expect(findCharacters(characters, `/${name}`, sources).map((one) => one.id)).toContain(id);
    }
  }
  for (const [word, tags] of lexiconOfKinds(['character']).tags) {
    const ids = tags.map((tag) => Number(tag.split(' ')[1]));
    expect(findCharacters(characters, word, sources).map((one) => one.id)).toEqual(
      expect.arrayContaining(ids),
    );
  }
  expect(findCharacters(characters, 'ロゼリア', sources).map(({ character }) => character.bandId)).toEqual([
    5, 5, 5, 5, 5,
  ]);
});

test.each(['湊友希那', '凑友希那', '미나토유키나', '湊 友希那', 'Yukina Minato'])(
  'a character, her cards and her events are found by her full name as it is typed: %s',
  (typed) => {
    expect(findCharacters(characters, typed, sources).map((one) => one.id)).toEqual([21]);
    const found = findCards(cards, typed, sources);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ card }) => card.characterId === 21)).toBe(true);
    const shared = findEvents(events, typed, sources);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.every(({ characterIds }) => characterIds.includes(21))).toBe(true);
  },
);

test('cards are found by the short names of characters', () => {
  const found = findCards(cards, 'kkr 4★', sources);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ card }) => card.characterId === 11 && card.rarity === 4)).toBe(true);
});

test('titles that begin with what was typed come first, never more than a handful', () => {
  const found = findSongs(songs, 'mo', sources);
  expect(found.length).toBeLessThanOrEqual(8);
  expect(found[0]?.view.title.toLowerCase().startsWith('mo')).toBe(true);
  expect(findSongs(songs, '', sources)).toEqual([]);
});

test.each(['kkr', 'tmr', 'ときめく', 'roselia'])(
  'what is out on the main server comes before the rest, the newest first among equally near titles: %s',
  (typed) => {
    const place = { main: 1 as const, now: NOW };
    const isOut = (time: number | null): boolean => time !== null && time <= NOW;
    const families = [
      findSongs(songs, typed, place).map(({ song, view }) => [song.publishedAt[1], view.title] as const),
      findEvents(events, typed, place).map(({ event, view }) => [event.startAt[1], view.name] as const),
      findCards(cards, typed, place).map(({ card, view }) => [card.releasedAt[1], view.title] as const),
    ];
    expect(families.flat().some(([time]) => isOut(time))).toBe(true);
    for (const found of families) {
      const out = found.filter(([time]) => isOut(time));
      expect(found.slice(0, out.length)).toEqual(out);
      const others = out
        .filter(([, title]) => !normalise(title).includes(typed))
        .map(([time]) => Number(time));
      expect(others).toEqual([...others].sort((a, b) => b - a));
    }
  },
);

test('what is found out of reach does not push out what is out', () => {
  const place = { main: 1 as const, now: NOW };
  const all = events.filter(({ characterIds }) => characterIds.includes(11));
  const out = all.filter(({ event }) => (event.startAt[1] ?? Number.POSITIVE_INFINITY) <= NOW);
  expect(out.length).toBeLessThan(all.length);
  const newest = out.sort((a, b) => Number(b.event.startAt[1]) - Number(a.event.startAt[1])).slice(0, 8);
  expect(findEvents(events, 'kkr', place).map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
});

test('a song and an event are found by nicknames, in kana also by Latin letters, and by initials', () => {
  const [song] = records.byId.values();
  const [event] = demoEvents.byId.values();
  if (!song || !event) throw new Error('the demo set has songs and events');
  const named = songItem({ ...song, title: ['春日影', 'Spring Sun Quiet Zebra', null, null, null] }, sources);
  for (const typed of ['はるひかげ', 'ハルヒカゲ', 'haruhi', 'haruhikage', '春日影', 'spring', 'SSQZ'])
    expect([typed, findSongs([...songs, named], typed, sources)]).toEqual([
      typed,
      expect.arrayContaining([named]),
    ]);
  const shown = eventItem({ ...event, name: [null, 'Backlit Riddle Road', null, null, null] }, sources);
  expect(findEvents([...events, shown], 'brr', sources)).toEqual([shown]);
});

test.each(['おくじょうの', 'オクジョウノコモリウタ', 'okujouno'])(
  'a song is found by how its title is read: %s',
  (typed) => {
    const { byId } = readSongReadings(demo.json('songs/all.reading'));
    expect(byId.size).toBeGreaterThan(0);
    const read = songs.map((song) => foundByNames(song, byId.get(song.id)?.reading ?? [], []));
    expect(findSongs(read, typed, sources).map(({ id }) => id)).toEqual([...byId.keys()]);
  },
);
