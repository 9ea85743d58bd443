import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readGachaDetails } from '#model/records/gacha-details';

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
      quantity: 250,
      paymentMethodId: 3,
      count: 10,
      behavior: 'over_the_3_star_once',
      pickup: false,
      costItemQuantity: 2500,
      discountType: 0,
      maxSpinLimit: 5,
      ticketId: 4,
      gachaBonusPoint: 10,
    },
  ],
  gachaType: 'normal',
  type: 'limited',
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
      gachaType: 'normal',
      maxSpins: 5,
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

  test.each([
    ['what the pull costs', { costItemQuantity: 1500 }, 1500],
    ['the price of a card for each of them', { quantity: 150 }, 1500],
    ['nothing where it is free', { paymentMethod: 'free' }, 0],
    ['no price where there is none', {}, null],
  ])('read %s', (_, more, price) => {
    const read = readGachaDetails({ paymentMethods: [{ paymentMethod: 'paid_star', count: 10, ...more }] });
    expect(read?.payments[0]?.price).toBe(price);
  });

  test.each([
    [1, 1],
    ['5', 5],
    [0, null],
    [-1, null],
    [1.5, null],
    ['often', null],
    [undefined, null],
  ])('read the limit %j as %j', (maxSpinLimit, maxSpins) => {
    const read = readGachaDetails({ paymentMethods: [{ paymentMethod: 'free', count: 1, maxSpinLimit }] });
    expect(read?.payments[0]?.maxSpins).toBe(maxSpins);
  });

  test('take the kind from the type of the list where the file has none', () => {
    const kindOf = (more: object) =>
      readGachaDetails({ paymentMethods: [{ paymentMethod: 'free', count: 1 }], ...more })?.payments[0]
        ?.gachaType;
    expect(kindOf({ gachaType: 'birthday', type: 'special' })).toBe('birthday');
    expect(kindOf({ gachaType: '', type: 'birthday' })).toBe('birthday');
    expect(kindOf({})).toBe('normal');
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
