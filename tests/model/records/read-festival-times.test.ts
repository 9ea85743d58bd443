import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFestivalSongs, readFestivalStages } from '#model/records/festival-times';

test('stages and songs of a festival stand by time, and what has none is left out', () => {
  expect(
    readFestivalStages([
      { type: 'life', startAt: '30', endAt: '40' },
      { type: 'score', startAt: 10, endAt: 20 },
      { type: 'combo', startAt: 50, endAt: 40 },
      { startAt: 50, endAt: 60 },
      null,
    ]),
  ).toEqual([
    { kind: 'score', startAt: 10, endAt: 20 },
    { kind: 'life', startAt: 30, endAt: 40 },
  ]);
  expect(
    readFestivalSongs([
      { musicId: 9, startAt: '30', endAt: '40' },
      { musicId: '8', startAt: '20', endAt: '30' },
      { musicId: 0, startAt: '20', endAt: '30' },
      { musicId: 7, startAt: '20' },
    ]),
  ).toEqual([
    { songId: 8, startAt: 20, endAt: 30 },
    { songId: 9, startAt: 30, endAt: 40 },
  ]);
});

test('anything is read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(readFestivalStages(json)).toBeInstanceOf(Array);
      expect(readFestivalSongs(json)).toBeInstanceOf(Array);
    }),
  );
});
