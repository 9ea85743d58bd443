import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSongDetails } from '#model/records/read-song-details';
import { demo, songs } from '../../server/demo/demo-set.ts';

const NOTHING = [null, null, null, null, null];
const ROW = {
  musicTitle: ['曲', 'Song', null, null, null],
  difficulty: {
    '0': { playLevel: 7, scoreC: 100, scoreB: 600, scoreA: 1200, scoreS: 1800, scoreSS: 2400 },
    '3': { playLevel: 26, scoreC: '33000', scoreB: null, scoreSS: 'much' },
    '4': { playLevel: 28 },
  },
  lyricist: ['作詞家', 'Writer', null, null, null],
  howToGet: ['はじめから', 'From the start', null, null, null],
  bgmId: 'bgm012',
};

test('ranks, credits and the name of the sound are read', () => {
  const details = readSongDetails(12, ROW);
  expect(details?.song?.title[1]).toBe('Song');
  expect(details?.ranks).toEqual({
    easy: [100, 600, 1200, 1800, 2400],
    expert: [33_000, null, null, null, null],
  });
  expect(details?.lyricist[1]).toBe('Writer');
  expect(details?.composer).toEqual(NOTHING);
  expect(details?.howToGet[0]).toBe('はじめから');
  expect(details?.soundId).toBe('bgm012');
});

test.each([
  ['difficulty', []],
  ['lyricist', 5],
  ['howToGet', {}],
  ['bgmId', '../../secret'],
  ['musicTitle', 3],
])('a broken %s loses only itself', (key, value) => {
  const whole = readSongDetails(12, ROW);
  const broken = readSongDetails(12, { ...ROW, [key]: value });
  expect(broken?.ranks).toEqual(key === 'difficulty' ? {} : whole?.ranks);
  expect(broken?.lyricist).toEqual(key === 'lyricist' ? NOTHING : whole?.lyricist);
  expect(broken?.howToGet).toEqual(key === 'howToGet' ? NOTHING : whole?.howToGet);
  expect(broken?.soundId).toBe(key === 'bgmId' ? null : 'bgm012');
});

test('whatever a file holds, reading it ends', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const details = readSongDetails(1, json);
      expect(details === null || Object.keys(details.ranks).length <= 5).toBe(true);
    }),
  );
});

test('the demo set tells of each song how it is got and what its ranks take', () => {
  for (const song of [...songs.byId.values()].filter((_, at) => at % 29 === 0)) {
    const details = readSongDetails(song.id, demo.json(`songs/${song.id}`));
    expect(Object.keys(details?.ranks ?? {})).toEqual(Object.keys(song.difficulties));
    expect(details?.howToGet.map((text) => text !== null)).toEqual(song.title.map((text) => text !== null));
    expect(details?.soundId).toBeNull();
  }
});
