import { describe, expect, test } from 'vitest';
import { readCard } from '#model/records/card';
import { levelCurve } from '#model/rules/level-curve';
import { STATS } from '#model/vocabulary/stats';
import { cards, demo, skills, tally } from './demo-set.ts';

const list = [...cards.byId.values()];
const isFlat = (levels: ReadonlyMap<number, readonly number[]>): boolean =>
  [...levels.values()].every((row) => row.every((value) => value === row[0] && value >= 14_000));

describe('demo cards', () => {
  test('are as many, and of the rarities, as in the real set', () => {
    expect(list).toHaveLength(2312);
    expect(tally(list, ({ rarity }) => rarity)).toEqual({ 1: 40, 2: 602, 3: 575, 4: 773, 5: 322 });
  });

  test('spread over attributes and bands as in the real set', () => {
    const attributes = tally(list, ({ attribute }) => attribute);
    const real: Record<string, number> = { powerful: 585, cool: 584, pure: 574, happy: 569 };
    for (const [name, count] of Object.entries(real))
      expect(Math.abs((attributes[name] ?? 0) - count)).toBeLessThan(12);
    const bands = tally(list, ({ characterId }) => Math.floor((characterId - 1) / 5));
    const perBand = [359, 348, 367, 362, 372, 216, 198, 90];
    perBand.forEach((count, band) => {
      expect(Math.abs((bands[band] ?? 0) - count), `band ${band}`).toBeLessThan(20);
    });
    const perCharacter = Object.values(tally(list, ({ characterId }) => characterId));
    expect(perCharacter).toHaveLength(40);
  });

  test('carry the id ranges and availability words of the real set', () => {
    const ranges = tally(list, ({ id }) =>
      id <= 2210 ? 'main' : id < 6000 ? 'en' : id < 20_000 ? 'cn' : 'late',
    );
    expect(ranges).toEqual({ main: 2210, en: 16, cn: 46, late: 40 });
    const types = tally(list, ({ type }) => type);
    expect(types).toMatchObject({ initial: 40, dreamfes: 123, kirafes: 18, birthday: 75, permanent: 873 });
  });

  test('name each skill as often as in the real set', () => {
    const use = tally(list, ({ skillId }) => skillId);
    const real: Record<number, number> = { 1: 40, 2: 141, 4: 80, 8: 181, 57: 75, 66: 101, 67: 51, 70: 18 };
    for (const [id, count] of Object.entries(real))
      expect(Math.abs((use[id] ?? 0) - count), `skill ${id}`).toBeLessThan(4);
  });

  test('hold 125 flat promotional outliers', () => {
    const flat = list.filter(({ levels }) => isFlat(levels));
    expect(tally(flat, ({ rarity }) => rarity)).toEqual({ 3: 16, 4: 109 });
    const values = flat.flatMap(
      ({ skillId }) => skills.byId.get(skillId)?.effects.map(({ value }) => value[0] ?? 0) ?? [],
    );
    expect(Math.max(...values)).toBeLessThanOrEqual(60);
  });

  test('name skills of the skill list alone', () => {
    expect(list.filter(({ skillId }) => !skills.byId.has(skillId))).toEqual([]);
  });

  test('lack servers about as often as in the real set', () => {
    const missing = [0, 1, 2, 3, 4].map(
      (s) => list.filter(({ releasedAt }) => releasedAt[s] === null).length,
    );
    [102, 366, 345, 310, 785].forEach((count, s) => {
      expect(Math.abs((missing[s] ?? 0) - count), `server ${s}`).toBeLessThan(70);
    });
    for (const { name, releasedAt } of list) {
      expect(name.map((word) => word === null)).toEqual(releasedAt.map((time) => time === null));
    }
  });

  test('reach the totals of their kind at the highest level', () => {
    const totals = (rarity: number, type: string): number[] =>
      list
        .filter((card) => card.rarity === rarity && card.type === type)
        .map(({ levels }) => [...levels.values()].at(-1)?.reduce((sum, value) => sum + value, 0) ?? 0);
    const within = (values: number[], low: number, high: number): void => {
      expect(Math.min(...values)).toBeGreaterThanOrEqual(low - 2);
      expect(Math.max(...values)).toBeLessThanOrEqual(high + 2);
    };
    within(totals(1, 'initial'), 6892, 7499);
    within(totals(3, 'permanent'), 25_000, 27_400);
    within(totals(4, 'permanent'), 28_400, 30_600);
    within(totals(5, 'limited'), 31_800, 34_800);
    within(totals(5, 'kirafes'), 33_118, 33_122);
  });
});

describe('demo card items', () => {
  const samples = list.filter((_, i) => i % 37 === 0);

  test('have every level, with the same ends as the list', () => {
    for (const row of samples) {
      const item = readCard(row.id, demo.json(`cards/${row.id}`));
      const highest = row.levelLimit + (row.training?.levelLimit ?? 0);
      expect([...(item?.levels.keys() ?? [])], `card ${row.id}`).toEqual(
        Array.from({ length: highest }, (_, i) => i + 1),
      );
      expect(item?.levels.get(1)).toEqual(row.levels.get(1));
      expect(item?.levels.get(highest)).toEqual(row.levels.get(highest));
    }
  });

  test('stay within two points of the level curve and never fall', () => {
    for (const row of samples) {
      const item = readCard(row.id, demo.json(`cards/${row.id}`));
      const curve = levelCurve(row.levelLimit, row.training?.levelLimit ?? 0);
      const first = row.levels.get(1) ?? [0, 0, 0];
      const last = [...row.levels.values()].at(-1) ?? [0, 0, 0];
      const rows = [...(item?.levels.entries() ?? [])];
      for (const [level, stats] of rows) {
        STATS.forEach((stat, k) => {
          const [low, high] = [first[k] ?? 0, last[k] ?? 0];
          const expected = low + (high - low) * (curve[level] ?? 1);
          expect(
            Math.abs((stats[k] ?? 0) - expected),
            `card ${row.id} ${stat} at ${level}`,
          ).toBeLessThanOrEqual(2);
        });
      }
      const performances = rows.map(([, [performance]]) => performance);
      expect(performances).toEqual([...performances].sort((a, b) => a - b));
    }
  });
});
