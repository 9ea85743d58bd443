import { describe, expect, test } from 'vitest';
import { chanceCurve } from '#model/gacha/chances';
import { doubtsOf } from '#model/gacha/doubts';
import { slotsOf } from '#model/gacha/payment';
import { cardsOf } from '#model/gacha/pool';
import { replay, totalsOf } from '#model/gacha/run';
import { readSteps } from '#model/gacha/steps';
import type { GachaDetails, GachaPayment } from '#model/records/gacha-details';
import { BIRTHDAY, FESTIVAL, FREE, memberOf, ORDINARY, published, publishedPool } from './published.ts';

const SEED = Number.parseInt('k3x9p2', 36);
const runOf = (details: GachaDetails, pulls: string, seed = SEED) =>
  replay(publishedPool(details), details.payments, seed, readSteps(pulls));
const first = ({ payments }: GachaDetails): GachaPayment => {
  const [payment] = payments;
  if (!payment) throw new Error('there is a way to pull');
  return payment;
};
const HERS = [18, 19, 20];
const chancesOf = (details: GachaDetails, wanted: readonly number[], most: number) =>
  chanceCurve({
    slots: slotsOf(publishedPool(details), first(details)),
    wanted,
    needed: 1,
    owned: new Set<number>(),
    points: 0,
    most,
  });

describe('a gacha with limits beside the behaviour', () => {
  test('gives the ten at a discount once', () => {
    const { pulls } = runOf(ORDINARY, 'd3');
    expect(pulls).toHaveLength(1);
    expect(totalsOf(pulls).costs).toEqual([{ currency: 'paid_star', amount: 1_500 }]);
  });

  test('gives the ten of a festival five times', () => {
    const { pulls } = runOf(FESTIVAL, 'b40');
    expect(pulls).toHaveLength(5);
    expect(totalsOf(pulls).costs).toEqual([{ currency: 'paid_star', amount: 10_000 }]);
  });

  test('gives one for nothing once', () => {
    const { pulls } = runOf(FREE, 'a9');
    expect(pulls).toHaveLength(1);
    expect(totalsOf(pulls)).toMatchObject({ costs: [], isCostKnown: true });
  });

  test('has no limit where none is published', () => {
    expect(runOf(ORDINARY, 'a40').pulls).toHaveLength(40);
    expect(runOf(ORDINARY, 'e40').pulls).toHaveLength(40);
  });

  test('goes on with other ways when one is used up', () => {
    expect(runOf(ORDINARY, 'd3bd2').pulls.map(({ way }) => way)).toEqual([3, 1]);
  });
});

describe('a birthday gacha', () => {
  test('gives a featured card of its member with the tenth card, whatever the seed', () => {
    const last = slotsOf(publishedPool(BIRTHDAY), first(BIRTHDAY)).at(-1) ?? [];
    expect(cardsOf(last).map(({ cardId }) => cardId)).toEqual([20, 19, 18]);
    expect(new Set(cardsOf(last).map(({ cardId }) => memberOf(cardId)))).toEqual(new Set([5]));
    for (let seed = 0; seed < 300; seed++)
      expect(HERS).toContain(runOf(BIRTHDAY, 'a', seed).pulls[0]?.cards.at(-1)?.cardId);
  });

  test('has one of them for certain after ten cards, and not before', () => {
    const curve = chancesOf(BIRTHDAY, HERS, 10);
    // One rarity in ten of each is hers: 0.3 + 0.4 + 0.85 in a hundred.
    expect(curve[9]).toBeCloseTo(1 - (1 - 0.0155) ** 9, 12);
    expect(curve[10]).toBeCloseTo(1, 12);
  });

  test('says that her single cards share the promise in an unknown way, unless there is one alone', () => {
    const pool = publishedPool(BIRTHDAY);
    expect(doubtsOf(first(BIRTHDAY), pool)).toEqual([{ kind: 'share' }]);
    const alone = published('birthday', [{ paymentMethod: 'free_star' }], [19]);
    expect(doubtsOf(first(alone), publishedPool(alone))).toEqual([]);
    expect(chancesOf(alone, [19], 10)[10]).toBeCloseTo(1, 12);
  });

  test('promises a featured card also where none has the stars', () => {
    const low = published('birthday', [{ paymentMethod: 'free_star' }], [17]);
    expect(chancesOf(low, [17], 10)[10]).toBeCloseTo(1, 12);
  });

  test('keeps the stars and says that the member is unknown where no card is featured', () => {
    const blank = published('birthday', [{ paymentMethod: 'free_star' }]);
    const pool = publishedPool(blank);
    expect(doubtsOf(first(blank), pool)).toEqual([{ kind: 'member' }]);
    expect(
      slotsOf(pool, first(blank))
        .at(-1)
        ?.map(({ rarity }) => rarity),
    ).toEqual([5, 4, 3]);
  });

  test('draws the nine cards before as any other gacha', () => {
    const plain = published('normal', [{ paymentMethod: 'free_star' }], HERS);
    for (let seed = 0; seed < 50; seed++) {
      const cardsIn = (details: GachaDetails) =>
        runOf(details, 'a', seed)
          .pulls[0]?.cards.slice(0, 9)
          .map(({ cardId }) => cardId);
      expect(cardsIn(BIRTHDAY)).toEqual(cardsIn(plain));
    }
  });
});
