import type { GachaPayment } from '../records/gacha-details.ts';
import { type Guarantee, readBehavior } from './behavior.ts';
import { type Pool, poolBy } from './pool.ts';

/** Used where the data has no way to pull. */
export const PLAIN_PAYMENT: GachaPayment = {
  id: -1,
  method: '',
  price: null,
  count: 1,
  behavior: 'normal',
  gachaType: 'normal',
  maxSpins: null,
  ticketId: null,
  points: 0,
};

/** How often a player may pay in this way. */
export interface Limit {
  /** Pulls while the gacha lasts; null where only a day has a limit. */
  readonly times: number | null;
  readonly isDaily: boolean;
}

export interface PaymentRules {
  readonly limit: 'none' | Limit;
  /** Of every card of a pull; null without. */
  readonly every: Guarantee | null;
  /** Of the last card of a pull; null without. */
  readonly last: Guarantee | null;
}

/** Tickets of festivals and those that are paid several at a time promise the same. */
const TICKET = /^(?:fes_|spend_\d+_)?(over_the|fixed)_([1-5])_star_ticket$/;

export type RuleWords = Pick<GachaPayment, 'method' | 'behavior' | 'gachaType' | 'maxSpins'>;

function ticketPromise(method: string): Guarantee | null {
  const [, kind, stars] = TICKET.exec(method) ?? [];
  return kind === undefined ? null : { rarity: Number(stars), isExact: kind === 'fixed', isFeatured: false };
}

/** What the words of a way to pull mean (reference R10); unknown words promise nothing, `doubtsOf` names them. */
export function rulesOf({ method, behavior, gachaType, maxSpins }: RuleWords): PaymentRules {
  const { isDaily, isOnce, last } = readBehavior(behavior);
  const times = isOnce ? 1 : maxSpins;
  return {
    limit: times === null && !isDaily ? 'none' : { times, isDaily },
    every: ticketPromise(method),
    last: last && { ...last, isFeatured: gachaType === 'birthday' },
  };
}

/** Pulls of this way while the gacha lasts; null where as many as one likes. A simulation has no days. */
export function pullsAtMost(payment: RuleWords): number | null {
  const { limit } = rulesOf(payment);
  return limit === 'none' ? null : limit.times;
}

/** Cards that this way gives at most, and never more than `most`: whole pulls. */
export function cardsAtMost(payment: GachaPayment, most: number): number {
  const pulls = pullsAtMost(payment) ?? Number.POSITIVE_INFINITY;
  return Math.min(most - (most % payment.count), pulls * payment.count);
}

/** Whether it costs stars, free or paid ones. */
export const isStars = ({ method }: Pick<GachaPayment, 'method'>): boolean =>
  method === 'free_star' || method === 'paid_star';

const isTicket = (method: string): boolean => /(?:^|_)ticket(?:_|$)/.test(method);

/** Whether the word for what is paid with is a known one; '' of a gacha whose ways are not in the data. */
export const isKnownMethod = (method: string): boolean =>
  ['', 'free', 'free_star', 'paid_star', 'normal_ticket'].includes(method) || TICKET.test(method);

/** What is paid with: free or paid stars, tickets of any kind, or what the data has no known word for. */
export const CURRENCIES = ['free_star', 'paid_star', 'ticket', 'other'] as const;
export type Currency = (typeof CURRENCIES)[number];

export function currencyOf({ method }: Pick<GachaPayment, 'method'>): Currency {
  if (method === 'free_star' || method === 'paid_star') return method;
  return isTicket(method) ? 'ticket' : 'other';
}

/**
 * The chances under a guarantee: what lies below falls to the lowest rarity that is allowed (reference R10). A promise of featured cards that
 * cannot be kept, because none of them has the stars, is one of featured cards; without any it is one of stars.
 */
export function guaranteed(pool: Pool, guarantee: Guarantee | null): Pool {
  if (!guarantee) return pool;
  const { rarity: stars, isExact, isFeatured } = guarantee;
  const isAllowed = (rarity: number): boolean => (isExact ? rarity === stars : rarity >= stars);
  const featured = isFeatured ? poolBy(pool, ({ isPickup }) => isPickup) : [];
  const starred = (of: Pool): Pool => of.filter(({ rarity }) => isAllowed(rarity));
  const [allowed = []] = [starred(featured), featured, starred(pool)].filter(({ length }) => length > 0);
  const lowest = allowed.at(-1);
  if (!lowest) return pool;
  const rest = 1 - allowed.reduce((sum, { chance }) => sum + chance, 0);
  return allowed.map((one) => {
    if (one !== lowest) return one;
    const factor = (one.chance + rest) / one.chance;
    return {
      ...one,
      chance: one.chance * factor,
      cards: one.cards.map((card) => ({ ...card, chance: card.chance * factor })),
    };
  });
}

/** The chances of each card of one pull, in the order in which they come. */
export function slotsOf(pool: Pool, payment: GachaPayment): readonly Pool[] {
  const { every, last } = rulesOf(payment);
  const plain = guaranteed(pool, every);
  const final = guaranteed(plain, last);
  return Array.from({ length: payment.count }, (_, at) => (at === payment.count - 1 ? final : plain));
}

/** Ten for stars is how most players pull; without it the first way there is. */
export const usualPayment = (payments: readonly GachaPayment[]): GachaPayment | undefined =>
  payments.find(({ method, count }) => method === 'free_star' && count > 1) ?? payments[0];
