import type { GachaRow } from './gacha.ts';

/** A way to pull before its numbers. */
interface Way {
  readonly method: string;
  readonly count: number;
  /** Of one card. */
  readonly each: number;
  readonly behavior: string;
  readonly points?: number;
  readonly ticketId?: number;
  /** Pulls that a player may pay in this way. */
  readonly limit?: number;
}

const SINGLE: Way = { method: 'free_star', count: 1, each: 250, behavior: 'normal', points: 1 };
const TEN: Way = { ...SINGLE, count: 10, behavior: 'over_the_3_star_once', points: 10 };
const DAILY: Way = { method: 'paid_star', count: 1, each: 60, behavior: 'once_a_day', points: 1 };
/** Ten for paid stars at a discount, as often as its limit says. */
const PAID: Way = { ...TEN, method: 'paid_star', each: 150, limit: 1 };
const TICKET: Way = {
  method: 'normal_ticket',
  count: 1,
  each: 1,
  behavior: 'normal',
  ticketId: 1,
  points: 1,
};
const TICKETS: Way = { ...TICKET, count: 10, points: 10 };
const ticket = (method: string, ticketId: number): Way => ({
  method,
  count: 1,
  each: 1,
  behavior: 'normal',
  ticketId,
});
const withoutPoints = ({ points: _, ...way }: Way): Way => way;

/** Ten and one for stars, one a day, ten at a discount, tickets. */
const USUAL = [TEN, SINGLE, DAILY, PAID, TICKETS, TICKET];
const FESTIVAL = [TEN, SINGLE, { ...PAID, each: 200, limit: 5 }].map(withoutPoints);

/** Several sets of ways for each kind, in the combinations that are published (reference R10). */
const WAYS: Readonly<Record<GachaRow['type'], readonly (readonly Way[])[]>> = {
  permanent: [
    USUAL,
    USUAL,
    [...USUAL, ticket('over_the_3_star_ticket', 2)],
    [...USUAL, ticket('over_the_4_star_ticket', 3)],
  ],
  limited: [
    USUAL,
    [...USUAL, ticket('fixed_4_star_ticket', 4)],
    [...USUAL, ticket('fixed_5_star_ticket', 5)],
  ],
  dreamfes: [FESTIVAL, [...FESTIVAL, ticket('fes_fixed_4_star_ticket', 6)]],
  kirafes: [FESTIVAL, [...FESTIVAL, { ...withoutPoints(PAID), each: 300, behavior: 'fixed_5_star_once' }]],
  birthday: [
    [{ ...withoutPoints(TEN), limit: 1 }],
    [{ ...withoutPoints(TEN), limit: 1 }, withoutPoints(SINGLE)],
  ],
  miracle: [[{ ...withoutPoints(PAID), each: 250 }], [{ ...withoutPoints(PAID), each: 250, limit: 2 }]],
  special: [
    [TEN, SINGLE].map(withoutPoints),
    [{ ...withoutPoints(PAID), behavior: 'fixed_4_star_once', each: 200 }],
    [{ ...withoutPoints(PAID), behavior: 'over_the_4_star_once', each: 250, limit: 3 }],
    [ticket('fixed_4_star_ticket', 4)],
    [ticket('over_the_4_star_ticket', 3)],
  ],
  free: [
    [{ method: 'free', count: 1, each: 0, behavior: 'normal', limit: 1 }],
    [{ method: 'free', count: 1, each: 0, behavior: 'once_a_day' }],
    [{ method: 'free', count: 10, each: 0, behavior: 'once_a_day_over_the_3_star_once' }],
  ],
};

const KINDS: Readonly<Partial<Record<GachaRow['type'], string>>> = { birthday: 'birthday', free: 'free' };

/** The kind that decides what is promised. */
export const kindOfGacha = (type: GachaRow['type']): string => KINDS[type] ?? 'normal';

/** `paymentMethods` of `gacha/{id}`; keys that do not apply are left out. */
export function paymentsOf(gachaId: number, type: GachaRow['type']) {
  const sets = WAYS[type];
  return (sets[gachaId % sets.length] ?? []).map(
    ({ method, count, each, behavior, points, ticketId, limit }, nth) => ({
      gachaId,
      paymentMethod: method,
      quantity: each,
      paymentMethodId: gachaId * 10 + nth,
      count,
      behavior,
      // Whether the game puts it before the others.
      pickup: method === 'paid_star',
      ...(limit === undefined ? {} : { maxSpinLimit: limit }),
      costItemQuantity: each * count,
      ...(behavior === 'over_the_3_star_once' ? { appealImageFileName: 'over_3_star_once' } : {}),
      discountType: method === 'paid_star' ? 1 : 0,
      ...(ticketId === undefined ? {} : { ticketId }),
      ...(points === undefined ? {} : { gachaBonusPoint: points }),
    }),
  );
}
