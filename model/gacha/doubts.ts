import { GACHA_TYPES } from '../records/gacha.ts';
import type { GachaPayment } from '../records/gacha-details.ts';
import { readBehavior } from './behavior.ts';
import { guaranteed, isKnownMethod, rulesOf } from './payment.ts';
import { cardsOf, type Pool } from './pool.ts';

/** What the data leaves open of a way to pull (reference R10). */
export type Doubt =
  /** A word of the data whose rules are not known. */
  | { readonly kind: 'word'; readonly word: string }
  /** How the promised card is shared among several featured ones. */
  | { readonly kind: 'share' }
  /** Which cards are promised, because none is featured. */
  | { readonly kind: 'member' }
  /** Whether the limit is one of a day. */
  | { readonly kind: 'perDay' };

const KNOWN_TYPES: readonly string[] = ['normal', ...GACHA_TYPES];

function doubtOfPromise(pool: Pool, payment: GachaPayment): Doubt | null {
  const { every, last } = rulesOf(payment);
  if (!last?.isFeatured) return null;
  const cards = cardsOf(guaranteed(guaranteed(pool, every), last));
  if (!cards.some(({ isPickup }) => isPickup)) return { kind: 'member' };
  return cards.length > 1 ? { kind: 'share' } : null;
}

/** All that is left open; the promise is looked at where it is known what can be drawn. */
export function doubtsOf(payment: GachaPayment, pool: Pool | null): readonly Doubt[] {
  const { method, behavior, gachaType, maxSpins } = payment;
  const { isDaily, isUnderstood } = readBehavior(behavior);
  const unknown = [
    ...(isKnownMethod(method) ? [] : [method]),
    ...(isUnderstood ? [] : [behavior]),
    ...(KNOWN_TYPES.includes(gachaType) ? [] : [gachaType]),
  ];
  const promise = pool && doubtOfPromise(pool, payment);
  return [
    ...unknown.map((word) => ({ kind: 'word', word }) as const),
    ...(promise ? [promise] : []),
    ...(maxSpins !== null && (isDaily || method === 'free') ? [{ kind: 'perDay' } as const] : []),
  ];
}

/** Whether the chances of its cards are those that the game has; how often it may be used is another matter. */
export const hasExactChances = (payment: GachaPayment, pool: Pool): boolean =>
  doubtsOf(payment, pool).every(({ kind }) => kind === 'perDay');
