import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { hashKey, random } from '#demo/seeded/random';
import { firstOfMonth } from '#demo/world';

/** Everything but the meta, which is a function of the charts and slow to make twice. */
const LISTS = [
  'cards/all',
  'skills/all',
  'songs/all',
  'events/all',
  'characters/all',
  'bands/all',
  'areaItems/main',
  'gacha/all',
  'loginCampaigns/all',
  'news/all',
  'news/dynamic/recent',
  'characters/main.birthday',
  'characters/main.profile',
  'songs/all.reading',
  'degrees/all',
  'stamps/all',
  'misc/itemtexts',
  'archives/all',
  'comics/all',
  'missions/all',
  'missions/all.reward',
  'cards/all.episodes',
  'miracleTicketExchanges/all',
];
const ITEMS = [
  'cards/12',
  'cards/90003',
  'songs/45',
  'events/200',
  'characters/7',
  'news/58',
  'gacha/30',
  'loginCampaigns/12',
  'missions/9',
  'charts/3/expert',
  'expTables/card',
];

const digest = (seed: number, date: string): Record<string, string> => {
  const demo = createDemo({ seed, date });
  return Object.fromEntries(
    [...LISTS, ...ITEMS].map((name) => {
      const text = JSON.stringify(demo.json(name));
      return [name, createHash('sha256').update(text).digest('hex')];
    }),
  );
};

describe('demo set as a function of seed and date', () => {
  test('gives the same bytes when made twice', () => {
    expect(digest(1, '2026-03-01')).toEqual(digest(1, '2026-03-01'));
  });

  test('gives the same bytes when its lists are asked for in another order', () => {
    const [forward, backward] = [createDemo({ seed: 3 }), createDemo({ seed: 3 })];
    const read = (demo: typeof forward, names: readonly string[]) =>
      new Map(names.map((name) => [name, JSON.stringify(demo.json(name))]));
    const a = read(forward, [...LISTS, ...ITEMS]);
    const b = read(backward, [...ITEMS, ...LISTS].reverse());
    for (const [name, text] of a) expect(b.get(name), name).toBe(text);
  });

  test('changes with the seed', () => {
    const [a, b] = [digest(1, '2026-03-01'), digest(2, '2026-03-01')];
    for (const name of ['cards/all', 'songs/all', 'events/all', 'charts/3/expert']) {
      expect(a[name], name).not.toBe(b[name]);
    }
  });

  test('moves dates and nothing else when the date moves', () => {
    const [march, april] = [createDemo({ date: '2026-03-01' }), createDemo({ date: '2026-04-01' })];
    const shifted = (text: string): string =>
      text.replace(/"1\d{12}"/g, (time) => `"${Number(time.slice(1, -1)) + 31 * 86_400_000}"`);
    const text = JSON.stringify(march.json('cards/all'));
    expect(shifted(text)).toBe(JSON.stringify(april.json('cards/all')));
  });

  test('refuses a date that is no day', () => {
    for (const date of ['2026-02-30', '2026-1-1', 'today', '']) {
      expect(() => createDemo({ date }), date).toThrow(RangeError);
    }
  });

  test('defaults its callers to the first of the month', () => {
    expect(firstOfMonth(new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-01');
    expect(firstOfMonth(new Date('2026-03-01T00:00:00Z'))).toBe('2026-03-01');
  });

  test('answers undefined for names it does not have', () => {
    const demo = createDemo();
    const names = [
      'cards/99999',
      'charts/1/special9',
      'charts/999999/easy',
      'nothing/all',
      'cards/all.5',
      '',
      'expTables/x',
    ];
    for (const name of names) expect(demo.json(name), name).toBeUndefined();
  });
});

describe('seeded numbers', () => {
  test('stay in their ranges', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: -50, max: 50 }),
        fc.nat({ max: 100 }),
        (seed, low, span) => {
          const rng = random(seed, 'range');
          for (let i = 0; i < 20; i++) {
            const whole = rng.int(low, low + span);
            expect(Number.isInteger(whole) && whole >= low && whole <= low + span).toBe(true);
            const share = rng.next();
            expect(share >= 0 && share < 1).toBe(true);
            expect(Math.abs(rng.bell())).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  test('shuffle keeps every entry', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, list) => {
        const mixed = random(seed).shuffle(list);
        expect([...mixed].sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });

  test('hashes depend on the order of the key', () => {
    expect(hashKey(1, 2)).not.toBe(hashKey(2, 1));
    expect(hashKey('ab', 'c')).not.toBe(hashKey('a', 'bc'));
  });
});
