import { describe, expect, test } from 'vitest';
import { uniformAt } from '#model/gacha/dice';
import { drawOf, firstFrom } from '#model/games/order';
import { dayOfData, poolOf, poolOfGame, sinceOf, versionOf } from '#model/games/pool';
import { type BegunSettings, USUAL_GAME } from '#model/games/settings';
import { chartsOf, hasSameChart, songPoolOf } from '#model/games/songs';
import { cardOf, cardsOf, dataOf, songOf } from './few-records.ts';

const DAY = '2026-11-01';
const AT = Date.parse(DAY);
const on = (server: number, ms: number | null) =>
  [0, 1, 2, 3, 4].map((one) => (one === server ? ms : 0)) as never;
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe('the cards of a game', () => {
  test('were out on the server when the day began', () => {
    const cards = [AT - 1, AT, null].map((ms, i) => cardOf(i + 1, 1, { releasedAt: on(2, ms) }));
    const data = dataOf([...cards, cardOf(4, 99)]);
    expect(ids(poolOf(data, USUAL_GAME, 2, DAY))).toEqual([1]);
    expect(ids(poolOf(data, USUAL_GAME, 0, DAY))).toEqual([1, 2, 3]);
  });

  test('are of the chosen kinds, and of all where none is chosen', () => {
    const data = dataOf([
      cardOf(1, 1),
      cardOf(2, 2),
      cardOf(3, 1, { rarity: 3 }),
      cardOf(4, 1, { attribute: 'pure' }),
    ]);
    const pool = (part: Partial<typeof USUAL_GAME>) => ids(poolOf(data, { ...USUAL_GAME, ...part }, 0, DAY));
    expect(pool({})).toEqual([1, 2, 3, 4]);
    expect(pool({ bands: [2] })).toEqual([2]);
    expect(pool({ rarities: [3] })).toEqual([3]);
    expect(pool({ attributes: ['pure'] })).toEqual([4]);
  });
});

describe('the version of the data', () => {
  const data = dataOf([cardOf(1), cardOf(2, 1, { releasedAt: [AT, AT, AT, AT, AT] })], [songOf(1)]);
  const game = (version: string): BegunSettings => ({ ...USUAL_GAME, server: 0, seed: 1, data: version });

  test('is its day and six letters, by which a game knows its cards', () => {
    const version = versionOf('guesswho', data, 0, DAY);
    expect(version).toMatch(/^2026-11-01\.[0-9a-z]{6}$/);
    expect(dayOfData(version)).toBe(DAY);
    expect(ids(poolOfGame(data, game(version)))).toEqual([1]);
  });

  test('has six letters also where its fingerprint has seven', () => {
    const letters = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (count) => versionOf('guesswho', dataOf(cardsOf(count, 3)), 0, DAY).split('.')[1]?.length ?? 0,
    );
    expect(Math.max(...letters)).toBe(6);
  });

  test('follows the cards or the songs, whichever the game is about', () => {
    const otherSongs = { ...data, songs: new Map([[1, songOf(1, { bandId: 2 })]]) };
    for (const [name, isSame] of [
      ['guesswho', true],
      ['findme', true],
      ['chartmaster', false],
    ] as const)
      expect(versionOf(name, otherSongs, 0, DAY) === versionOf(name, data, 0, DAY)).toBe(isSame);
  });

  test('says what came out since, and whether anything was corrected', () => {
    const later = '2026-11-02';
    expect(sinceOf('guesswho', data, game(versionOf('guesswho', data, 0, DAY)), later)).toEqual({
      newer: 1,
      isCorrected: false,
    });
    expect(sinceOf('guesswho', data, game(`${DAY}.000000`), DAY)).toEqual({ newer: 0, isCorrected: true });
    // A challenge names the day alone.
    expect(sinceOf('guesswho', data, game(DAY), DAY)).toEqual({ newer: 0, isCorrected: false });
    // A clock that was set back.
    expect(sinceOf('guesswho', data, game(later), DAY).newer).toBe(0);
    expect(sinceOf('chartmaster', data, game(DAY), later).newer).toBe(0);
  });
});

describe('the songs of Chart Master', () => {
  const chart = (level: number, ms?: number) => ({
    level,
    notes: 9,
    publishedAt: ms === undefined ? null : on(0, ms),
  });
  const ANY = { bands: [], charts: [], levels: null };

  test('were out when the day began, each with a chart that fits', () => {
    const songs = [
      songOf(2, { publishedAt: on(0, AT - 1) }),
      songOf(1),
      songOf(3, { publishedAt: on(0, AT) }),
      songOf(4, { publishedAt: on(0, null) }),
      songOf(5, { difficulties: {} }),
      songOf(6, { bandId: 2 }),
    ];
    const { songs: all } = dataOf([], songs);
    expect(ids(songPoolOf(all, ANY, 0, DAY))).toEqual([1, 2, 6]);
    expect(ids(songPoolOf(all, { ...ANY, bands: [2] }, 0, DAY))).toEqual([6]);
  });

  test('have the charts of the chosen difficulties and levels that were out by then', () => {
    const song = songOf(1, {
      difficulties: { easy: chart(10), hard: chart(20), expert: chart(28), special: chart(29, AT) },
    });
    const charts = (part: object) => chartsOf(song, { ...ANY, ...part }, 0, DAY);
    expect(charts({})).toEqual(['easy', 'hard', 'expert']);
    expect(charts({ charts: ['hard', 'special'] })).toEqual(['hard']);
    expect(charts({ levels: [20, 28] })).toEqual(['hard', 'expert']);
    expect(charts({ levels: [21, 27] })).toEqual([]);
    expect(chartsOf(song, ANY, 0, '2026-11-02')).toEqual(['easy', 'hard', 'expert', 'special']);
  });

  test('have one chart when they are as long, as fast, as hard and have as many notes', () => {
    const one = songOf(1);
    expect(hasSameChart(one, { ...one, id: 2 }, 'expert')).toBe(true);
    for (const part of [
      { lengthSeconds: 121 },
      { bpm: [180, 181] },
      { bpm: null },
      { difficulties: { expert: { level: 26, notes: 501, publishedAt: null } } },
      { difficulties: { expert: { level: 25, notes: 502, publishedAt: null } } },
      { difficulties: {} },
    ] as const)
      expect(hasSameChart(one, { ...one, id: 2, ...part }, 'expert')).toBe(false);
  });

  test('are not known to have one chart when the list says too little', () => {
    for (const part of [
      { lengthSeconds: null },
      { bpm: null },
      { difficulties: { expert: { level: 25, notes: null, publishedAt: null } } },
      { difficulties: {} },
    ] as const) {
      const one = songOf(1, part);
      expect(hasSameChart(one, { ...one, id: 2 }, 'expert')).toBe(false);
    }
  });
});

describe('the order of a seed', () => {
  const order = [0.1, 0.4, 0.7].map((place, item) => ({ item, place }));
  const from = (place: number, most: number) => firstFrom(order, place, most, () => true);

  test('has 64 draws of each card', () => {
    expect(drawOf(7, 3, 2)).toBe(uniformAt(7, 3 * 64 + 2));
  });

  test('is gone through from a place on, then from its beginning, once', () => {
    expect(from(0.4, 2)).toEqual([1, 2]);
    expect(from(0.41, 2)).toEqual([2, 0]);
    expect(from(0.8, 9)).toEqual([0, 1, 2]);
    expect(from(0, 0)).toEqual([]);
    expect(firstFrom(order, 0.4, 9, (item) => item !== 2)).toEqual([1, 0]);
  });
});
