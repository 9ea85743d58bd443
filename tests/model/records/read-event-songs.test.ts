import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEventSongs } from '#model/records/read-event-songs';

const songs = (...ids: readonly unknown[]) => ids.map((musicId) => ({ musicId, musicRankingRewards: [] }));

test('songs of an event are read for each server in its order, each once', () => {
  expect(readEventSongs({ musics: [songs(7, '3', 7), null, songs(1, 0, 'x'), [], songs(2)] })).toEqual([
    [7, 3],
    null,
    [1],
    null,
    [2],
  ]);
});

test('an event without songs, or with anything else in their place, names none', () => {
  expect(readEventSongs({})).toEqual([null, null, null, null, null]);
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (json, musics) => {
      for (const one of [readEventSongs(json), readEventSongs({ musics })]) expect(one).toHaveLength(5);
    }),
  );
});
