import type { GachaPayment } from '../records/gacha-details.ts';
import type { Pool } from './pool.ts';

/** Used where the data has no way to pull. */
export const PLAIN_PAYMENT: GachaPayment = {
  id: -1,
  method: '',
  price: null,
  count: 1,
  behavior: 'normal',
  ticketId: null,
  points: 0,
};

/** From which rarity on a draw gives cards; `isExact` of that rarity alone. */
export interface Guarantee {
  readonly rarity: number;
  readonly isExact: boolean;
}

/** How often a player may pay in this way. */
export type Limit = 'none' | 'once' | 'daily';

export interface PaymentRules {
  readonly limit: Limit;
  /** Of every card of a pull; null without. */
  readonly every: Guarantee | null;
  /** Of the last card of a pull; null without. */
  readonly last: Guarantee | null;
}

const TICKET = /^(over_the|fixed)_([1-5])_star_ticket$/;
const LAST = /^(over_the|fixed)_([1-5])_star(_once)?$/;

function guaranteeIn(pattern: RegExp, word: string): Guarantee | null {
  const [, kind, stars] = pattern.exec(word) ?? [];
  return kind === undefined ? null : { rarity: Number(stars), isExact: kind === 'fixed' };
}

function limitOf(behavior: string): Limit {
  if (behavior === 'once') return 'once';
  return behavior === 'once_a_day' ? 'daily' : 'none';
}

/** What the words of a way to pull mean (reference R10); unknown words promise nothing. */
export const rulesOf = ({ method, behavior }: Pick<GachaPayment, 'method' | 'behavior'>): PaymentRules => ({
  limit: limitOf(behavior),
  every: guaranteeIn(TICKET, method),
  last: guaranteeIn(LAST, behavior),
});

/** Whether it costs stars, free or paid ones. */
export const isStars = ({ method }: Pick<GachaPayment, 'method'>): boolean =>
  method === 'free_star' || method === 'paid_star';

/** The chances under a guarantee: what lies below falls to the lowest rarity that is allowed (reference R10). */
export function guaranteed(pool: Pool, guarantee: Guarantee | null): Pool {
  if (!guarantee) return pool;
  const allowed = pool.filter(({ rarity }) =>
    guarantee.isExact ? rarity === guarantee.rarity : rarity >= guarantee.rarity,
  );
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
