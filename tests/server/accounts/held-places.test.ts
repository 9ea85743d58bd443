import { describe, expect, test } from 'vitest';
import { countingHeld } from '#server/services/access/held-places';
import { addressKey } from '#server/services/access/places';

const at = (ip: string) => addressKey({ ip });

describe('what an address holds open', () => {
  test.each([
    ['an address', () => '192.0.2.1', 3, '192.0.2.1'],
    ['neighbours in one /64', (nth: number) => `2001:db8::${nth + 1}`, 3, '2001:db8::ffff'],
    ['a /48, of which the others share', (nth: number) => `2001:db8:1:${nth}::1`, 48, '2001:db8:1:ffff::1'],
  ])('is counted by %s until it is given back', (_, addressOf, most, next) => {
    const take = countingHeld(3);
    const held = Array.from({ length: most }, (_each, nth) => take(at(addressOf(nth))));
    expect(() => take(at(next))).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
    expect(take(at('198.51.100.1'))).toBeTypeOf('function');
    // Once only.
    held[0]?.();
    held[0]?.();
    take(at(next));
    expect(() => take(at(next))).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
  });
});
