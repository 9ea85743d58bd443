import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AreaItemRecord } from '#model/records/area-item';
import type { CardRecord } from '#model/records/card';
import type { DeckCard } from '#model/records/player-profile';
import { bandsInOrder } from '#model/rules/band-order';
import { playerId } from '#model/rules/player-id';
import { playerPower } from '#model/rules/player-power';
import { ratingTotal } from '#model/rules/player-rating';

const NOBODY = [null, null, null, null, null] as const;

const record: CardRecord = {
  id: 9,
  characterId: 1,
  rarity: 4,
  attribute: 'cool',
  levelLimit: 50,
  training: { levelLimit: 10, bonus: [400, 400, 400] },
  episodes: [],
  levels: new Map([[60, [8_000, 7_000, 6_000]]]),
  skillId: 1,
  type: 'permanent',
  resourceSetName: 'res001',
  name: NOBODY,
  releasedAt: NOBODY,
};
const card: DeckCard = {
  id: 9,
  level: 60,
  isTrained: true,
  hasTrainedArt: true,
  skillLevel: 5,
  masterRank: 4,
  appended: { own: [1_200, 1_200, 1_200], potential: [300, 200, 100], mission: [30, 20, 10] },
};
const item = (id: number, bandId: number, percent: number): AreaItemRecord => ({
  id,
  name: NOBODY,
  maxLevel: [1, 1, 1, 1, 1],
  targetAttributes: ['cool'],
  targetBandIds: [bandId],
  performance: [[percent, percent, percent, percent, percent]],
  technique: [[percent, percent, percent, percent, percent]],
  visual: [[percent, percent, percent, percent, percent]],
});
const sources = {
  cards: new Map([[9, record]]),
  characters: new Map([
    [1, { id: 1, bandId: 5, name: NOBODY, firstName: NOBODY, nickname: NOBODY, colorCode: null }],
  ]),
  areaItems: new Map([
    [4, item(4, 5, 10)],
    [1, item(1, 1, 50)],
  ]),
};
const both = [
  { id: 4, level: 1 },
  { id: 1, level: 1 },
];

describe('power of a player', () => {
  test('adds what the game appends, and each item that lifts the card once', () => {
    // 9,530 + 8,420 + 7,310 = 25,260; a tenth of it by the item of the card's band.
    expect(playerPower({ deck: [card], items: both }, sources, 0)).toMatchObject({
      parts: { cards: 25_260, areaItems: 2_526, event: 0 },
      power: 27_786,
    });
  });

  test('counts no item that is not owned', () => {
    expect(playerPower({ deck: [card], items: [{ id: 4, level: 0 }] }, sources, 0)?.power).toBe(25_260);
  });

  test.each([
    ['there is no card', { deck: [], items: both }],
    ['the items are not told', { deck: [card], items: null }],
    ['a card is not in the data', { deck: [{ ...card, id: 8 }], items: both }],
    ['nothing tells what is appended', { deck: [{ ...card, appended: null }], items: both }],
    ['an item is not in the data', { deck: [card], items: [{ id: 99, level: 1 }] }],
    ['the level is beyond what is known', { deck: [{ ...card, level: 99 }], items: both }],
  ])('is not known when %s', (_, player) => {
    expect(playerPower(player, sources, 0)).toBeNull();
  });
});

describe('high-score rating', () => {
  const song = { songId: 1, difficulty: 'expert' as const, rating: 70 };

  test('is the sum of all groups only when none is missing', () => {
    const groups = [
      { bandId: 1, songs: [song, song] },
      { bandId: null, songs: [song] },
    ];
    expect(ratingTotal(groups)).toBe(210);
    expect(ratingTotal([...groups, { bandId: 2, songs: [] }])).toBeNull();
    expect(ratingTotal([])).toBeNull();
  });
});

describe('the number of a player', () => {
  test.each([
    ['1000001', '1000001'],
    [' 00042 ', '42'],
    ['１２３', '123'],
    ['9'.repeat(20), '9'.repeat(20)],
    ['9'.repeat(21), null],
    ['000', null],
    ['', null],
    ['12a', null],
    ['-1', null],
    ['1.5', null],
  ])('%j is read as %j', (typed, id) => {
    expect(playerId(typed)).toBe(id);
  });

  test('keeps all digits of any number', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 20n - 1n), fc.nat(3), (id, zeros) => {
        const text = `${'0'.repeat(zeros)}${id}`;
        expect(playerId(text)).toBe(text.length > 20 ? null : String(id));
      }),
    );
  });
});

test('bands come in the order of the game, unknown ones last', () => {
  expect(bandsInOrder([99, 18, 21, 5, 1, 1])).toEqual([1, 5, 21, 18, 99]);
});
