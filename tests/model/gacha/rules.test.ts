import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubtsOf, hasExactChances } from '#model/gacha/doubts';
import { cardsAtMost, rulesOf } from '#model/gacha/payment';
import { inventedPool, payment } from './invented.ts';

const pool = inventedPool();
const from = (rarity: number) => ({ rarity, isExact: false, isFeatured: false });
const of = (rarity: number) => ({ rarity, isExact: true, isFeatured: false });
const NOTHING = { limit: 'none', every: null, last: null };
const times = (most: number | null, isDaily = false) => ({ limit: { times: most, isDaily } });

describe('what a way to pull promises', () => {
  test.each([
    ['free_star', 'normal', 'normal', null, {}],
    ['free_star', 'over_the_3_star_once', 'normal', null, { last: from(3) }],
    ['free_star', 'over_the_4_star_once', 'normal', null, { last: from(4) }],
    ['paid_star', 'fixed_4_star_once', 'normal', null, { last: of(4) }],
    ['paid_star', 'fixed_5_star_once', 'normal', null, { last: of(5) }],
    ['paid_star', 'once_a_day', 'normal', null, times(null, true)],
    ['free', 'once_a_day', 'free', null, times(null, true)],
    ['free', 'once_a_day_over_the_3_star_once', 'free', null, { ...times(null, true), last: from(3) }],
    ['paid_star', 'once', 'normal', null, times(1)],
    ['paid_star', 'once', 'normal', 5, times(1)],
    ['paid_star', 'over_the_3_star_once', 'normal', 1, { ...times(1), last: from(3) }],
    ['paid_star', 'over_the_3_star_once', 'dreamfes', 5, { ...times(5), last: from(3) }],
    ['paid_star', 'fixed_4_star_once', 'normal', 1, { ...times(1), last: of(4) }],
    ['paid_star', 'once_a_day', 'normal', 7, times(7, true)],
    ['free', 'normal', 'free', 1, times(1)],
    ['normal_ticket', 'normal', 'normal', null, {}],
    ['over_the_3_star_ticket', 'normal', 'normal', null, { every: from(3) }],
    ['over_the_4_star_ticket', 'normal', 'normal', 2, { ...times(2), every: from(4) }],
    ['fixed_4_star_ticket', 'normal', 'normal', null, { every: of(4) }],
    ['fes_fixed_4_star_ticket', 'normal', 'normal', null, { every: of(4) }],
    ['spend_2_fixed_4_star_ticket', 'normal', 'normal', null, { every: of(4) }],
    ['fixed_5_star_ticket', 'normal', 'special', null, { every: of(5) }],
    ['free_star', 'normal', 'birthday', null, {}],
    [
      'free_star',
      'over_the_3_star_once',
      'birthday',
      1,
      { ...times(1), last: { ...from(3), isFeatured: true } },
    ],
    ['paid_star', 'fixed_4_star_once', 'birthday', null, { last: { ...of(4), isFeatured: true } }],
  ])('is known of %s, %s, %s with a limit of %j', (method, behavior, gachaType, maxSpins, rules) => {
    expect(rulesOf({ method, behavior, gachaType, maxSpins })).toEqual({ ...NOTHING, ...rules });
    const doubts = doubtsOf(payment({ method, behavior, gachaType, maxSpins }), null);
    expect(doubts.filter(({ kind }) => kind === 'word')).toEqual([]);
  });

  test.each([
    ['pebbles', 'normal', 'normal', 'pebbles', {}],
    ['miracle_ticket', 'normal', 'miracle', 'miracle_ticket', {}],
    ['over_the_9_star_ticket', 'normal', 'normal', 'over_the_9_star_ticket', {}],
    ['free_star', 'no_duplicates', 'normal', 'no_duplicates', {}],
    ['free_star', 'at_full_moon', 'normal', 'at_full_moon', {}],
    ['free_star', 'over_the_3_star', 'normal', 'over_the_3_star', {}],
    ['free_star', 'over_the_3_star_once_a_day', 'normal', 'over_the_3_star_once_a_day', times(null, true)],
    ['free_star', 'once_a_week', 'normal', 'once_a_week', times(1)],
    [
      'free_star',
      'over_the_3_star_once_no_duplicates',
      'normal',
      'over_the_3_star_once_no_duplicates',
      { last: from(3) },
    ],
    [
      'free_star',
      'over_the_3_star_once_fixed_5_star_once',
      'normal',
      'over_the_3_star_once_fixed_5_star_once',
      { last: of(5) },
    ],
    ['free_star', 'normal', 'step_up', 'step_up', {}],
  ])('is in part unknown of %s, %s, %s, which is said', (method, behavior, gachaType, word, rules) => {
    const way = payment({ method, behavior, gachaType });
    expect(rulesOf(way)).toEqual({ ...NOTHING, ...rules });
    expect(doubtsOf(way, pool)).toContainEqual({ kind: 'word', word });
    expect(hasExactChances(way, pool)).toBe(false);
  });

  test('is either known or doubted, whatever the word', () => {
    const parts = fc.constantFrom(
      'once',
      'a',
      'day',
      'normal',
      'over',
      'the',
      '3',
      'star',
      'fixed',
      'x',
      '',
      'once_a_day',
      'over_the_3_star_once',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (words) => {
        const way = payment({ behavior: words.join('_') });
        const isDoubted = doubtsOf(way, pool).length > 0;
        const rest = ` ${words.join('_')} `.replaceAll(
          /(?<=[ _])(once_a_day|over_the_3_star_once(?!_a_day)|once|normal)(?=[ _])/g,
          '',
        );
        if (!isDoubted) expect(rest.replaceAll('_', '').trim()).toBe('');
        if (rulesOf(way).last) expect(way.behavior).toContain('over_the_3_star_once');
      }),
    );
  });

  test('leaves open whether a limit is one of a day, where it may be', () => {
    const perDay = (more: Parameters<typeof payment>[0]) =>
      doubtsOf(payment(more), pool).some(({ kind }) => kind === 'perDay');
    expect(perDay({ method: 'free', gachaType: 'free', maxSpins: 1 })).toBe(true);
    expect(perDay({ method: 'paid_star', behavior: 'once_a_day', maxSpins: 7 })).toBe(true);
    expect(perDay({ method: 'paid_star', maxSpins: 1 })).toBe(false);
    expect(perDay({ method: 'free', gachaType: 'free' })).toBe(false);
    expect(hasExactChances(payment({ method: 'free', maxSpins: 1 }), pool)).toBe(true);
  });
});

describe('the cards that a way gives at most', () => {
  test.each([
    [{ count: 10, maxSpins: 1 }, 600, 10],
    [{ count: 10, maxSpins: 5 }, 600, 50],
    [{ count: 10, maxSpins: 99 }, 600, 600],
    [{ count: 10, behavior: 'once' }, 600, 10],
    [{ count: 10, behavior: 'once_a_day' }, 600, 600],
    [{ count: 7 }, 600, 595],
    [{}, 600, 600],
  ])('of %j below %i are %i', (more, most, cards) => {
    expect(cardsAtMost(payment(more), most)).toBe(cards);
  });
});
