import { describe, expect, test } from 'vitest';
import { isStars, PLAIN_PAYMENT, usualPayment } from '#model/gacha/payment';
import { waysOf } from '#model/gacha/steps';

describe('the usual way to pull', () => {
  const one = { ...PLAIN_PAYMENT, id: 1, method: 'free_star', price: 250 };
  const ten = { ...one, id: 2, price: 2_500, count: 10 };
  const paid = { ...ten, id: 3, method: 'paid_star' };

  test('is ten for stars, wherever it stands', () => {
    expect(usualPayment([one, paid, ten])).toBe(ten);
  });

  test('is the first one where there is no such way', () => {
    expect(usualPayment([one, paid])).toBe(one);
  });

  test('is none where there is no way at all', () => {
    expect(usualPayment([])).toBeUndefined();
  });
});

describe('ways to pull', () => {
  test('are one card at a time, without exchange points, where the data has none', () => {
    expect(waysOf([])).toMatchObject([{ count: 1, price: null, maxSpins: null, points: 0 }]);
  });

  test('take stars, free or paid ones, or something else', () => {
    const methods = ['free_star', 'paid_star', 'normal_ticket', 'free', ''];
    expect(methods.map((method) => isStars({ method }))).toEqual([true, true, false, false, false]);
  });
});
