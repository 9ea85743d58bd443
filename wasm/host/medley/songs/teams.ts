import { TEAM_SIZE } from '#wasm/layout';
import type { CardPool } from './pool.ts';
import { KINDS, type Song } from './song.ts';

/** What the five cards from `first` on share: band and attribute, −1 where they differ. */
export function sharedBand({ band }: CardPool, cards: ArrayLike<number>, first: number): number {
  const one = band[cards[first] ?? 0] ?? 0;
  for (let i = first + 1; i < first + TEAM_SIZE; i++) if (band[cards[i] ?? 0] !== one) return -1;
  return one;
}

export function sharedAttribute({ attribute }: CardPool, cards: ArrayLike<number>, first: number): number {
  const one = attribute[cards[first] ?? 0] ?? 0;
  for (let i = first + 1; i < first + TEAM_SIZE; i++) if (attribute[cards[i] ?? 0] !== one) return -1;
  return one;
}

export const kindOf = (band: number, attribute: number): number =>
  (band < 0 ? 0 : 1) + (attribute < 0 ? 0 : 2);

/** The kind of context that five cards really are in. */
export const teamKind = (pool: CardPool, cards: ArrayLike<number>, first: number): number =>
  kindOf(sharedBand(pool, cards, first), sharedAttribute(pool, cards, first));

/** Real-valued worth of five cards per point of power, under the best leader. */
export function teamRate(song: Song, cards: ArrayLike<number>, first: number, kind: number): number {
  let rate = song.fixed;
  let lead = Number.NEGATIVE_INFINITY;
  for (let i = first; i < first + TEAM_SIZE; i++) {
    const row = (cards[i] ?? 0) * KINDS + kind;
    rate += song.member[row] ?? 0;
    if ((song.leader[row] ?? 0) > lead) lead = song.leader[row] ?? 0;
  }
  return rate + lead;
}
