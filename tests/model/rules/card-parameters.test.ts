import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startingCard } from '#model/profile/defaults';
import type { ProfileCard } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import {
  appendedParameters,
  type CharacterRates,
  cardBase,
  cardLevelStats,
  cardMaxLevel,
  cardParameters,
  NO_CHARACTER_RATES,
  ratePoints,
} from '#model/rules/card-parameters';
import type { StatTriple } from '#model/vocabulary/stats';
import { anyCard, CARD_LIMITS, topLevelOf } from '../../arbitraries/card.ts';
import { anyProfileCard } from '../../arbitraries/profile-card.ts';
import { anyRates, everywhere } from '../../arbitraries/vocabulary.ts';
import golden from '../../golden/parameters.json' with { type: 'json' };

const r4 = CARD_LIMITS.r4 ?? { rarity: 4, levelLimit: 50, training: null };

const card = (patch: Partial<CardRecord> = {}): CardRecord => ({
  ...r4,
  id: 1,
  characterId: 1,
  attribute: 'cool',
  episodes: [
    [250, 250, 250],
    [600, 600, 600],
  ],
  levels: new Map<number, StatTriple>([
    [1, [3000, 3100, 3200]],
    [60, [9000, 9300, 9600]],
  ]),
  skillId: 4,
  type: 'permanent',
  resourceSetName: 'res001001',
  name: everywhere('Card'),
  releasedAt: everywhere(0),
  ...patch,
});

const fresh = startingCard(1);

describe('cardMaxLevel', () => {
  test('adds the levels of training only when trained', () => {
    expect([cardMaxLevel(card(), false), cardMaxLevel(card(), true)]).toEqual([50, 60]);
  });

  test('is the limit for cards that training does not lift', () => {
    const birthday = card({ levelLimit: 60, training: { levelLimit: 0, bonus: [0, 0, 0] } });
    expect([cardMaxLevel(birthday, false), cardMaxLevel(birthday, true)]).toEqual([60, 60]);
    expect(cardMaxLevel(card({ levelLimit: 30, training: null }), true)).toBe(30);
  });
});

describe('cardLevelStats', () => {
  test('trusts an exact row over the curve', () => {
    const levels = new Map<number, StatTriple>([...card().levels, [30, [1, 2, 3]]]);
    expect(cardLevelStats(card({ levels }), 30)).toEqual({ stats: [1, 2, 3], beyondTable: false });
  });

  test('gives the first and the last row at both ends of any card', () => {
    fc.assert(
      fc.property(anyCard(), (any) => {
        const top = topLevelOf(any);
        expect(cardLevelStats(any, 1).stats).toEqual(any.levels.get(1));
        expect(cardLevelStats(any, top).stats).toEqual(any.levels.get(top));
      }),
    );
  });

  test('is half way between both rows at the untrained limit', () => {
    expect(cardLevelStats(card(), 50).stats).toEqual([6000, 6200, 6400]);
  });

  test('never falls from one level to the next', () => {
    fc.assert(
      fc.property(anyCard(), fc.integer({ min: 1, max: 59 }), (any, level) => {
        const lower = cardLevelStats(any, level).stats;
        const higher = cardLevelStats(any, level + 1).stats;
        for (const i of [0, 1, 2] as const) expect(higher[i]).toBeGreaterThanOrEqual(lower[i]);
      }),
    );
  });

  test('gives whole numbers at every level', () => {
    fc.assert(
      fc.property(anyCard(), fc.integer({ min: 1, max: 60 }), (any, level) => {
        expect(cardLevelStats(any, level).stats.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test('keeps flat cards flat', () => {
    const flat: StatTriple = [15_000, 15_000, 15_000];
    const levels = new Map([1, 60].map((level) => [level, flat] as const));
    for (const level of [1, 17, 50, 59, 60]) {
      expect(cardLevelStats(card({ levels }), level).stats).toEqual(flat);
    }
  });

  test('takes the highest row and says so beyond the end of the curve', () => {
    expect(cardLevelStats(card(), 61)).toEqual({ stats: [9000, 9300, 9600], beyondTable: true });
  });

  test('takes the only row and says so when the first one is missing', () => {
    const levels = new Map<number, StatTriple>([[60, [9000, 9300, 9600]]]);
    expect(cardLevelStats(card({ levels }), 30)).toEqual({ stats: [9000, 9300, 9600], beyondTable: true });
  });

  test('counts nothing and says so when there is no row at all', () => {
    expect(cardLevelStats(card({ levels: new Map() }), 30)).toEqual({ stats: [0, 0, 0], beyondTable: true });
  });

  test('scales to the highest row known when the last one is missing', () => {
    const levels = new Map<number, StatTriple>([
      [1, [1000, 1000, 1000]],
      [50, [2000, 2000, 2000]],
    ]);
    expect(cardLevelStats(card({ levels }), 50)).toEqual({ stats: [2000, 2000, 2000], beyondTable: false });
    expect(cardLevelStats(card({ levels }), 60).stats).toEqual([3000, 3000, 3000]);
  });

  test('counts a level below the first as the first', () => {
    expect(cardLevelStats(card(), 0)).toEqual(cardLevelStats(card(), 1));
    expect(cardLevelStats(card(), Number.NaN)).toEqual(cardLevelStats(card(), 1));
  });
});

describe('cardBase', () => {
  test('adds fifty times rarity per master rank', () => {
    expect(cardBase(card(), { ...fresh, master: 3 })).toEqual([3600, 3700, 3800]);
  });

  test('adds the training bonus only when trained', () => {
    expect(cardBase(card(), { ...fresh, train: 1 })).toEqual([3400, 3500, 3600]);
    expect(cardBase(card({ training: null }), { ...fresh, train: 1 })).toEqual([3000, 3100, 3200]);
  });

  test('adds each episode read, in order', () => {
    expect(cardBase(card(), { ...fresh, ep: 1 })).toEqual([3250, 3350, 3450]);
    expect(cardBase(card(), { ...fresh, ep: 2 })).toEqual([3850, 3950, 4050]);
  });

  test('adds nothing for episodes the card does not have', () => {
    expect(cardBase(card({ episodes: [] }), { ...fresh, ep: 2 })).toEqual([3000, 3100, 3200]);
  });
});

describe('ratePoints', () => {
  test('floors per-mille of the parameter', () => {
    expect(ratePoints(1330, 60)).toBe(79);
  });

  test('is exact where a fraction of a thousand would round wrongly', () => {
    // 0.029 × 1000 is 28.999… in binary fractions
    expect(ratePoints(1000, 29)).toBe(29);
  });
});

describe('cardParameters', () => {
  test('never falls when a card gets better in any way', () => {
    fc.assert(
      fc.property(anyCard(), anyProfileCard(), anyRates, (any, entry, rates) => {
        const before = cardParameters(any, entry, rates).params;
        const better = { ...entry, master: 4, train: 1 as const, ep: 2 };
        const after = cardParameters(any, better, { potential: [116, 116, 116], missions: 60 }).params;
        for (const i of [0, 1, 2] as const) expect(after[i]).toBeGreaterThanOrEqual(before[i]);
      }),
    );
  });

  test('is the base and each part of the bonus, floored alone', () => {
    fc.assert(
      fc.property(anyCard(), anyProfileCard(), anyRates, (any, entry, rates) => {
        const base = cardBase(any, entry);
        const { params } = cardParameters(any, entry, rates);
        expect(params).toEqual(
          base.map(
            (value, at) =>
              value + ratePoints(value, rates.potential[at] ?? 0) + ratePoints(value, rates.missions),
          ),
        );
      }),
    );
  });

  test('gives whole numbers and flags only levels beyond the card', () => {
    fc.assert(
      fc.property(anyCard(), anyProfileCard({ maxLevel: 99 }), anyRates, (any, entry, rates) => {
        const { params, beyondTable } = cardParameters(any, entry, rates);
        expect(params.every(Number.isInteger)).toBe(true);
        expect(beyondTable).toBe(entry.level > topLevelOf(any));
      }),
    );
  });

  test('reproduces the published example, whose bonus parts are floored one by one', () => {
    const { card: given, characterBonusPermille, expect: expected } = golden;
    const triple = (values: readonly number[]): StatTriple => [
      values[0] ?? 0,
      values[1] ?? 0,
      values[2] ?? 0,
    ];
    const record = card({
      rarity: given.rarity,
      levels: new Map([[given.level, triple(given.top)]]),
      training: { levelLimit: 10, bonus: triple(given.training) },
      episodes: given.episodes.map(triple),
    });
    const entry: ProfileCard = { ...fresh, level: given.level, master: given.masterRank, train: 1, ep: 2 };
    const base = cardBase(record, entry);
    expect(base).toEqual(expected.base);
    const withBonus = base.map((value, i) =>
      characterBonusPermille.parts.reduce((sum, part) => sum + ratePoints(value, part[i] ?? 0), value),
    );
    expect(withBonus).toEqual(expected.withBonus);
    expect(withBonus.reduce((sum, value) => sum + value, 0)).toBe(expected.total);
    expect(cardParameters(record, entry, NO_CHARACTER_RATES).params).toEqual(base);
  });

  test('floors potential and missions apart, where they are known', () => {
    const levels = new Map<number, StatTriple>([[60, [1330, 1430, 1530]]]);
    const record = card({ levels, training: null, episodes: [] });
    const entry = { ...fresh, level: 60 };
    const total = (rates: CharacterRates) =>
      cardParameters(record, entry, rates).params.reduce((sum, value) => sum + value, 0);
    // 13.3 + 66.5, 42.9 + 71.5 and 30.6 + 76.5 points.
    expect(cardParameters(record, entry, { potential: [10, 30, 20], missions: 50 }).params).toEqual([
      1409, 1543, 1636,
    ]);
    const sum: StatTriple = [60, 80, 70];
    expect(cardParameters(record, entry, { potential: sum, missions: 0 }).params).toEqual([1409, 1544, 1637]);
    expect(total({ potential: sum, missions: 0 }) - total({ potential: [10, 30, 20], missions: 50 })).toBe(2);
  });

  test('has the same parts as the game sends beside the parameters of the level', () => {
    fc.assert(
      fc.property(anyCard(), anyProfileCard(), anyRates, (any, entry, rates) => {
        const { own, potential, mission } = appendedParameters(any, entry, rates);
        const { stats } = cardLevelStats(any, entry.level);
        expect(cardParameters(any, entry, rates).params).toEqual(
          stats.map((value, at) => value + (own[at] ?? 0) + (potential[at] ?? 0) + (mission[at] ?? 0)),
        );
      }),
    );
  });
});
