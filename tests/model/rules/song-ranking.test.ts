import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChartMeta, type MetaRow, readSongMeta } from '#model/records/song-meta';
import {
  type RankingSettings,
  rankCharts,
  scorePerPower,
  skillGain,
  weightsAt,
} from '#model/rules/song-ranking';

const PLAIN: RankingSettings = {
  hasFever: false,
  perfectRate: 1,
  skillPercent: 100,
  skillSeconds: 7,
  menuSeconds: 30,
};

/** Song 125 expert of level 26, as published (reference R29). */
const SONG_125: ChartMeta = new Map<number, MetaRow>([
  [5, [2.2791, 1.5838, 2.2791, 1.5838]],
  [7, [1.7464, 2.1164, 1.7464, 2.1164]],
]);

describe('the score of a chart for each unit of power', () => {
  test('is (a + b·(1 + skill))·1.1 when every note is PERFECT', () => {
    expect(scorePerPower(SONG_125, PLAIN)).toBeCloseTo((1.7464 + 2.1164 * 2) * 1.1, 10);
  });

  test('counts GREAT notes as 0.8', () => {
    expect(scorePerPower(SONG_125, { ...PLAIN, perfectRate: 0, skillPercent: 0 })).toBeCloseTo(
      (1.7464 + 2.1164) * 0.8,
      10,
    );
  });

  test('takes the straight line between two published lengths and keeps to the ends', () => {
    expect(weightsAt(SONG_125, 6, false)).toEqual([(2.2791 + 1.7464) / 2, (1.5838 + 2.1164) / 2]);
    expect(weightsAt(SONG_125, 3, false)).toEqual([2.2791, 1.5838]);
    expect(weightsAt(SONG_125, 8, false)).toEqual([1.7464, 2.1164]);
  });
});

describe('what a skill adds to a chart', () => {
  test('is the part of the notes inside times its bonus', () => {
    expect(skillGain(SONG_125, 100, 7)).toBeCloseTo(2.1164 / (1.7464 + 2.1164), 10);
    expect(skillGain(new Map(), 100, 7)).toBe(0);
  });

  test('is what the ranking finds with the skill and without, whatever the skill', () => {
    const skill = [
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.double({ min: 1, max: 10, noNaN: true }),
    ] as const;
    fc.assert(
      fc.property(...skill, (skillPercent, skillSeconds) => {
        const asked = { ...PLAIN, skillPercent, skillSeconds };
        const plain = scorePerPower(SONG_125, { ...asked, skillPercent: 0 });
        expect(skillGain(SONG_125, skillPercent, skillSeconds)).toBeCloseTo(
          scorePerPower(SONG_125, asked) / plain - 1,
          8,
        );
      }),
    );
  });
});

const weight = fc.double({ min: 0, max: 5, noNaN: true });
const rows = fc.dictionary(
  fc.integer({ min: 1, max: 400 }).map(String),
  fc.dictionary(
    fc.integer({ min: 0, max: 4 }).map(String),
    fc.record({ '5': fc.tuple(weight, weight, weight, weight), '7': fc.tuple(weight, weight) }),
  ),
);

describe('a ranking', () => {
  test('holds every chart once, in falling order', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('score', 'perMinute'), (json, order) => {
        const metas = readSongMeta(json).byId;
        const ranked = rankCharts(metas, (song) => (song % 3 === 0 ? null : 60 + song), PLAIN, order);
        const charts = Object.values(json).reduce((sum, song) => sum + Object.keys(song).length, 0);
        expect(ranked.length).toBe(charts);
        expect(new Set(ranked.map(({ song, difficulty }) => `${song} ${difficulty}`)).size).toBe(charts);
        const values = ranked.map((chart) => chart[order] ?? -1);
        expect(values).toEqual([...values].sort((a, b) => b - a));
        for (const chart of ranked) expect(chart.skillShare).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('published weights', () => {
  test('may be anything at all without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        for (const charts of readSongMeta(json).byId.values()) {
          for (const chart of Object.values(charts)) expect(chart.size).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('are read in the order of lengths, and without fever twice', () => {
    const [song] = readSongMeta({
      7: { 3: { '7': [1, 2], '5': [2, 1, 2, 1], x: [1], '-1': [1, 2] } },
    }).byId.values();
    expect([...(song?.expert ?? [])]).toEqual([
      [5, [2, 1, 2, 1]],
      [7, [1, 2, 1, 2]],
    ]);
  });
});
