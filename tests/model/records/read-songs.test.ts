import { describe, expect, test } from 'vitest';
import { readSong, readSongs } from '#model/records/song';

const row = {
  tag: 'normal',
  bandId: 5,
  jacketImage: ['first', 'second'],
  musicTitle: ['曲', 'Song', null, null, null],
  publishedAt: ['1489626000000', null, null, null, null],
  closedAt: ['4102369200000', null, null, null, null],
  difficulty: {
    '0': { playLevel: 7 },
    '3': { playLevel: '26' },
    '4': { playLevel: 28, publishedAt: ['1550404800000', null, null, null, null] },
  },
};

describe('readSongs', () => {
  test('reads a list row, difficulties by name', () => {
    expect(readSongs({ '12': row }).byId.get(12)).toEqual({
      id: 12,
      tag: 'normal',
      bandId: 5,
      jacketImages: ['first', 'second'],
      title: ['曲', 'Song', null, null, null],
      publishedAt: [1_489_626_000_000, null, null, null, null],
      closedAt: [4_102_369_200_000, null, null, null, null],
      difficulties: {
        easy: { level: 7, notes: null, publishedAt: null },
        expert: { level: 26, notes: null, publishedAt: null },
        special: { level: 28, notes: null, publishedAt: [1_550_404_800_000, null, null, null, null] },
      },
      lengthSeconds: null,
      bpm: null,
      videos: [],
    });
  });

  test('reads films, and leaves out names that are no file and films that are none', () => {
    const song = readSong(12, {
      ...row,
      musicVideos: { music_video_12: { startAt: ['1550404800000', null] }, '../x': {}, music_video_13: null },
    });
    expect(song?.videos).toEqual([
      { name: 'music_video_12', startAt: [1_550_404_800_000, null, null, null, null] },
    ]);
    expect(readSong(12, { ...row, musicVideos: 'none' })?.videos).toEqual([]);
  });

  test('reads length, tempo and note counts where a richer list has them', () => {
    const song = readSong(12, {
      ...row,
      length: 117.8,
      notes: { '3': 816 },
      bpm: { '3': [{ bpm: 150, start: 0, end: 9 }, { bpm: -180 }, { bpm: 90 }], '0': 'none' },
    });
    expect(song?.lengthSeconds).toBe(117.8);
    expect(song?.difficulties.expert?.notes).toBe(816);
    expect(song?.bpm).toEqual([90, 180]);
  });

  test('does not take the note quantity of score ranks for a note count', () => {
    const song = readSong(12, { ...row, difficulty: { '3': { playLevel: 26, notesQuantity: 1000 } } });
    expect(song?.difficulties.expert?.notes).toBeNull();
  });

  test('keeps unknown tags, difficulties without a level not', () => {
    const song = readSong(12, {
      ...row,
      tag: 'opera',
      difficulty: { '2': {}, '3': { playLevel: 26 }, '9': {} },
    });
    expect(song?.tag).toBe('opera');
    expect(Object.keys(song?.difficulties ?? {})).toEqual(['expert']);
  });

  test('takes a jacket that is no list', () => {
    expect(readSong(12, { ...row, jacketImage: 'only' })?.jacketImages).toEqual(['only']);
  });

  test('leaves a row out that has neither title nor difficulty', () => {
    const { byId, problems } = readSongs({ '1': {}, '12': row });
    expect([...byId.keys()]).toEqual([12]);
    expect(problems).toHaveLength(1);
  });
});
