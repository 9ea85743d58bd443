import { memoizePerObject } from '../rules/once.ts';
import { cardsOf, type Pool, type PoolCard } from './pool.ts';

/** Hundreds of cards are drawn of the same thousand. */
const listed = memoizePerObject(cardsOf);

const GOLDEN = 0x9e3779b9;

function mixed(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** Draw number `at` of a seed, uniform in [0, 1): the same on every machine. A link holds a seed, so this must never change. */
export const uniformAt = (seed: number, at: number): number =>
  mixed((mixed((seed + GOLDEN) | 0) + Math.imul(at + 1, GOLDEN)) | 0) / 0x1_0000_0000;

/** The card that a number in [0, 1) stands for, each as often as its chance says; null of an empty pool. */
export function cardAt(pool: Pool, number: number): PoolCard | null {
  const cards = listed(pool);
  let left = number;
  for (const card of cards) {
    left -= card.chance;
    if (left < 0) return card;
  }
  // The chances are one together only to the rounding.
  return cards.at(-1) ?? null;
}
