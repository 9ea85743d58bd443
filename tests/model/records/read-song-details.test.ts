import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSongDetails } from '#model/records/read-song-details';
import { demo, songs } from '../../demo/demo-set.ts';

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
  ruby: ['きょく', null],
  achievements: [
    { achievementType: 'combo_easy', rewardType: 'coin', quantity: 5_000 },
    { achievementType: 'full_combo_expert', rewardType: 'star', quantity: '50' },
    { achievementType: 'score_rank_a', rewardType: 'practice_ticket', rewardId: 2, quantity: 1 },
  ],
};

test('rewards and the reading are read, goals of other kinds and rewards of none left out', () => {
  const read = readSongDetails(12, ROW);
  expect(read?.reading).toEqual(['きょく', null, null, null, null]);
  expect(read?.rewards).toEqual({
    ranks: { A: { type: 'practice_ticket', id: 2, quantity: 1 } },
    combo: { easy: { type: 'coin', id: null, quantity: 5_000 } },
    fullCombo: { expert: { type: 'star', id: null, quantity: 50 } },
  });
  const odd = [
    { achievementType: 'combo_blind', rewardType: 'coin' },
    { achievementType: 'combo_easy' },
    7,
    null,
  ];
  for (const achievements of [odd, {}, 'none']) {
    expect(readSongDetails(12, { ...ROW, achievements })?.rewards).toEqual({
      ranks: {},
      combo: {},
      fullCombo: {},
    });
  }
});

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

test('the demo set says of each song how it is got and what its ranks take', () => {
  for (const song of [...songs.byId.values()].filter((_, at) => at % 29 === 0)) {
    const details = readSongDetails(song.id, demo.json(`songs/${song.id}`));
    expect(Object.keys(details?.ranks ?? {})).toEqual(Object.keys(song.difficulties));
    expect(details?.howToGet.map((text) => text !== null)).toEqual(song.title.map((text) => text !== null));
    expect(Object.keys(details?.rewards.ranks ?? {})).toEqual(['C', 'B', 'A', 'S', 'SS']);
    expect(Object.keys(details?.rewards.fullCombo ?? {})).toEqual(Object.keys(song.difficulties));
    expect(details?.soundId).toBe(`bgm${String(song.id).padStart(3, '0')}`);
  }
});
