import { describe, expect, test } from 'vitest';
import { readCard, readCards } from '#model/records/card';
import { cardMaxLevel } from '#model/rules/card-parameters';

const row = {
  characterId: 7,
  rarity: 4,
  attribute: 'pure',
  levelLimit: 50,
  resourceSetName: 'res007001',
  prefix: ['名', 'Name', null, null, null],
  releasedAt: ['1489626000000', null, null, '1559192400000', null],
  skillId: 11,
  type: 'permanent',
  stat: {
    '1': { performance: 3000, technique: 3100, visual: 3200 },
    '60': { performance: 9000, technique: 9300, visual: 9600 },
    episodes: [
      { performance: 250, technique: 250, visual: 250 },
      { performance: 600, technique: 600, visual: 600 },
    ],
    training: { levelLimit: 10, performance: 400, technique: 400, visual: 400 },
  },
};
const read = (patch: object) => readCards({ '12': { ...row, ...patch } }).byId.get(12);

describe('readCards', () => {
  test('reads every field of a list row', () => {
    expect(read({})).toEqual({
      id: 12,
      characterId: 7,
      rarity: 4,
      attribute: 'pure',
      levelLimit: 50,
      training: { levelLimit: 10, bonus: [400, 400, 400] },
      episodes: [
        [250, 250, 250],
        [600, 600, 600],
      ],
      levels: new Map([
        [1, [3000, 3100, 3200]],
        [60, [9000, 9300, 9600]],
      ]),
      skillId: 11,
      type: 'permanent',
      resourceSetName: 'res007001',
      name: ['名', 'Name', null, null, null],
      releasedAt: [1_489_626_000_000, null, null, 1_559_192_400_000, null],
    });
  });

  test('keeps unknown kinds of availability', () => {
    expect(read({ type: 'moonlight' })?.type).toBe('moonlight');
  });

  test('leaves a card out that has no character, rarity or attribute, and says so', () => {
    for (const patch of [{ characterId: null }, { rarity: 'many' }, { attribute: null }]) {
      const { byId, problems } = readCards({ '12': { ...row, ...patch }, '13': row });
      expect([...byId.keys()]).toEqual([13]);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain('card 12');
    }
  });

  test('keeps a card of an attribute that no one knows, and says so', () => {
    const { byId, problems } = readCards({ '12': { ...row, attribute: 'sleepy' } });
    expect(byId.get(12)?.attribute).toBe('unknown');
    expect(problems).toEqual(['The card 12 has an attribute that is not known.']);
  });

  test('keeps a card without parameters and says so', () => {
    const { byId, problems } = readCards({ '12': { ...row, stat: null } });
    expect(byId.get(12)?.levels.size).toBe(0);
    expect(problems).toEqual(['The card 12 has no parameters at any level.']);
  });

  test('takes ten levels of training from lists that lack them', () => {
    const stat = { ...row.stat, training: { performance: 400, technique: 400, visual: 400 } };
    expect(read({ stat })?.training?.levelLimit).toBe(10);
  });

  test('reads cards that gain nothing by training', () => {
    const training = { levelLimit: 0, performance: 0, technique: 0, visual: 0 };
    const card = read({ levelLimit: 60, stat: { ...row.stat, training } });
    expect(card && cardMaxLevel(card, true)).toBe(60);
  });

  test('reads cards without training and episodes', () => {
    const card = read({ stat: { '1': row.stat['1'], '30': row.stat['60'] }, levelLimit: 30 });
    expect([card?.training, card?.episodes]).toEqual([null, []]);
  });

  test('reads numbers written as strings', () => {
    expect(read({ characterId: '7', rarity: '4', levelLimit: '50', skillId: '11' })).toEqual(read({}));
  });

  test('works the level limit out when it is missing', () => {
    expect(read({ levelLimit: undefined })?.levelLimit).toBe(50);
  });
});

describe('readCard', () => {
  const everyLevel = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [i + 1, { performance: i, technique: i, visual: i }]),
  );

  test('reads every level of an item file', () => {
    const card = readCard(12, { ...row, stat: { ...row.stat, ...everyLevel } });
    expect(card?.levels.size).toBe(60);
    expect(card?.levels.get(31)).toEqual([30, 30, 30]);
  });

  test('takes episodes from their own entries when the parameters lack them', () => {
    const episodes = { entries: [{ appendPerformance: 10, appendTechnique: '20', appendVisual: 30 }] };
    expect(readCard(12, { ...row, episodes, stat: everyLevel })?.episodes).toEqual([[10, 20, 30]]);
  });

  test('is null for an HTML page and reports it to the caller', () => {
    const lines: string[] = [];
    expect(readCard(12, '<html>', (line) => lines.push(line))).toBeNull();
    expect(lines).toEqual(['The card 12 is an HTML page, not an object.']);
  });
});
