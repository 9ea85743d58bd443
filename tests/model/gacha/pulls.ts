import { slotsOf } from '#model/gacha/payment';
import { cardsOf, type Pool, type PoolCard } from '#model/gacha/pool';
import type { GachaPayment } from '#model/records/gacha-details';

const GOLDEN = 0x9e3779b9;

function mixed(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** Draw number `at` of a seed, uniform in [0, 1): the same on every machine. */
export const uniformAt = (seed: number, at: number): number =>
  mixed((mixed((seed + GOLDEN) | 0) + Math.imul(at + 1, GOLDEN)) | 0) / 0x1_0000_0000;

/** A card by a number in [0, 1). */
function cardAt(pool: Pool, number: number): PoolCard | null {
  const cards = cardsOf(pool);
  let left = number;
  for (const card of cards) {
    left -= card.chance;
    if (left < 0) return card;
  }
  return cards.at(-1) ?? null;
}

/** The cards of one pull; `from` is how many were drawn with this seed before. */
export const pullOf = (pool: Pool, payment: GachaPayment, seed: number, from: number): readonly PoolCard[] =>
  slotsOf(pool, payment).flatMap((slot, at) => cardAt(slot, uniformAt(seed, from + at)) ?? []);
