import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readGachaDetails } from '#model/records/read-gacha-details';

const NOWHERE = [null, null, null, null, null];
const row = {
  details: [
    {
      '7': { rarityIndex: 4, weight: 1000, pickup: false },
      '9': { rarityIndex: '5', weight: '20', pickup: true },
    },
    null,
  ],
  rates: [{ '4': { rate: 4, weightTotal: 1000 }, '5': { rate: 3.0, weightTotal: 20 } }, {}],
  paymentMethods: [
    {
      gachaId: 1,
      paymentMethod: 'free_star',
      quantity: 2500,
      paymentMethodId: 3,
      count: 10,
      behavior: 'over_the_3_star_once',
      pickup: false,
      costItemQuantity: 2500,
      discountType: 'none',
      ticketId: 4,
      gachaBonusPoint: 10,
    },
  ],
  description: ['説明', 'About', null, null, null],
  annotation: ['注', null, null, null, null],
  information: { newMemberInfo: ['人', null, null, null, null], notice: ['注意', null, null, null, null] },
};
const whole = {
  cards: [
    [
      { cardId: 9, rarity: 5, weight: 20, isPickup: true },
      { cardId: 7, rarity: 4, weight: 1000, isPickup: false },
    ],
    null,
    null,
    null,
    null,
  ],
  rates: [
    [
      { rarity: 5, percent: 3, weightTotal: 20 },
      { rarity: 4, percent: 4, weightTotal: 1000 },
    ],
    null,
    null,
    null,
    null,
  ],
  payments: [
    {
      id: 0,
      method: 'free_star',
      price: 2500,
      count: 10,
      behavior: 'over_the_3_star_once',
      ticketId: 4,
      points: 10,
    },
  ],
  description: ['説明', 'About', null, null, null],
  annotation: ['注', null, null, null, null],
  newMembers: ['人', null, null, null, null],
  notice: ['注意', null, null, null, null],
};

describe('details of a gacha', () => {
  test('are read whole', () => {
    expect(readGachaDetails(row)).toEqual(whole);
  });

  test.each([
    ['details', { cards: NOWHERE }],
    ['rates', { rates: NOWHERE }],
    ['paymentMethods', { payments: [] }],
    ['description', { description: NOWHERE }],
    ['annotation', { annotation: NOWHERE }],
    ['information', { newMembers: NOWHERE, notice: NOWHERE }],
  ])('lose nothing but %s when that is broken', (key, lost) => {
    expect(readGachaDetails({ ...row, [key]: 7 })).toEqual({ ...whole, ...lost });
    expect(readGachaDetails({ ...row, [key]: [[[]]] })).toEqual({ ...whole, ...lost });
  });

  test('leave cards and ways to pull out that cannot be understood', () => {
    const [payment] = row.paymentMethods;
    const details = [{ x: {}, '1': { rarityIndex: 9, weight: 1 }, '2': { rarityIndex: 2, weight: -1 } }];
    const read = readGachaDetails({
      details,
      paymentMethods: [{ ...payment, count: 0 }, { ...payment, count: 1e9 }, null, payment],
    });
    expect(read?.cards).toEqual(NOWHERE);
    expect(read?.payments).toEqual(whole.payments);
  });

  test('take the description from the information where there is no other', () => {
    expect(readGachaDetails({ information: { description: ['説明'] } })?.description[0]).toBe('説明');
  });

  test('never throw', () => {
    const keys = fc.constantFrom(...Object.keys(row));
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (json) => {
        expect(readGachaDetails(json)).not.toBeNull();
      }),
    );
    expect(readGachaDetails('<html>')).toBeNull();
  });
});
