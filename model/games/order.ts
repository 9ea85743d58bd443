import { uniformAt } from '../gacha/dice.ts';

/** Draws of one card or song, which others have no part in. */
const DRAWS = 64;

/** Draw number `at` of what is asked about a card or song; 0 is its place in the order. */
export const drawOf = (seed: number, id: number, at: number): number => uniformAt(seed, id * DRAWS + at);

export const oneOf = <T>(list: readonly T[], number: number): T | undefined =>
  list[Math.floor(number * list.length)];

/** A card or song and its place in the order of a seed, in [0, 1). */
export interface Placed<T> {
  readonly item: T;
  readonly place: number;
}

/** The pool in the order of the seed. What joins or leaves it moves no other two. */
export const shuffled = <T extends { readonly id: number }>(
  pool: readonly T[],
  seed: number,
): readonly Placed<T>[] =>
  pool
    .map((item) => ({ item, place: drawOf(seed, item.id, 0) }))
    .sort((a, b) => a.place - b.place || a.item.id - b.item.id);

/** The first that are wanted from a place on, then from the beginning; no more than `most`. A loop, for it goes through thousands. */
export function firstFrom<T>(
  order: readonly Placed<T>[],
  place: number,
  most: number,
  isWanted: (item: T) => boolean,
): readonly T[] {
  const found: T[] = [];
  const start = Math.max(
    0,
    order.findIndex((one) => one.place >= place),
  );
  for (let step = 0; step < order.length && found.length < most; step++) {
    const one = order[(start + step) % order.length];
    if (one && isWanted(one.item)) found.push(one.item);
  }
  return found;
}
