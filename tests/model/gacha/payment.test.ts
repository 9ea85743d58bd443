import { describe, expect, test } from 'vitest';
import { PLAIN_PAYMENT, usualPayment } from '#model/gacha/payment';

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
