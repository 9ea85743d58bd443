import { cardsOf, type Pool } from './pool.ts';

/** Points of the exchange that are given for a card of the visitor's choice (reference R10). */
export const EXCHANGE_POINTS = 300;
export const MAX_WANTED = 6;

export interface ChanceQuestion {
  /** The chances of each card of one pull (`slotsOf`). */
  readonly slots: readonly Pool[];
  /** Ids of different cards, at most `MAX_WANTED`. */
  readonly wanted: readonly number[];
  /** Copies of the one card that is wanted; of several cards how many different ones. At least 1. */
  readonly needed: number;
  /** Those of the wanted cards that count as drawn already. */
  readonly owned: ReadonlySet<number>;
  /** Exchange points that one pull gives; 0 where there is no exchange. */
  readonly points: number;
  /** Cards to be drawn at most. */
  readonly most: number;
}

/** Chance of each wanted card in one slot. */
const chancesIn = (slot: Pool, wanted: readonly number[]): readonly number[] => {
  const byId = new Map(cardsOf(slot).map(({ cardId, chance }) => [cardId, chance]));
  return wanted.map((id) => byId.get(id) ?? 0);
};

/** How many cards a state has. */
type Have = (state: number) => number;
interface States {
  readonly start: number;
  readonly count: number;
  readonly have: Have;
  /** The state after wanted card `which` is drawn. */
  next(state: number, which: number): number;
}

const copies = (needed: number, owned: number): States => ({
  start: Math.min(owned, needed),
  count: needed + 1,
  have: (state) => state,
  next: (state) => Math.min(state + 1, needed),
});

const bitsOf = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitsOf(mask >> 1));

/** Which of the wanted cards are there, as bits. */
const different = (wanted: readonly number[], owned: ReadonlySet<number>): States => ({
  start: wanted.reduce((mask, id, at) => (owned.has(id) ? mask | (1 << at) : mask), 0),
  count: 1 << wanted.length,
  have: bitsOf,
  next: (mask, which) => mask | (1 << which),
});

function drawn(before: Float64Array, chances: readonly number[], { next }: States): Float64Array {
  const after = new Float64Array(before.length);
  const none = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  for (let state = 0; state < before.length; state++) {
    const weight = before[state] ?? 0;
    if (weight === 0) continue;
    after[state] = (after[state] ?? 0) + weight * none;
    for (const [which, chance] of chances.entries()) {
      const to = next(state, which);
      after[to] = (after[to] ?? 0) + weight * chance;
    }
  }
  return after;
}

/**
 * The chance to have what is needed after 0, 1, … `most` cards, by dynamic programming over what has been drawn. Every `EXCHANGE_POINTS`
 * points give one more of the wanted cards; they come with whole pulls.
 */
export function chanceCurve(question: ChanceQuestion): readonly number[] {
  const { slots, owned, points, most } = question;
  const wanted = question.wanted.slice(0, MAX_WANTED);
  const [only] = wanted;
  if (only === undefined || slots.length === 0) return [];
  const isOne = wanted.length === 1;
  const needed = isOne ? question.needed : Math.min(question.needed, wanted.length);
  const states = isOne ? copies(needed, owned.has(only) ? 1 : 0) : different(wanted, owned);
  const chances = slots.map((slot) => chancesIn(slot, wanted));
  const haves = Array.from({ length: states.count }, (_, state) => states.have(state));
  let now: Float64Array = new Float64Array(states.count);
  now[states.start] = 1;
  const curve: number[] = [];
  for (let cards = 0; cards <= most; cards++) {
    if (cards > 0) now = drawn(now, chances[(cards - 1) % slots.length] ?? [], states);
    const exchanged = Math.floor((Math.floor(cards / slots.length) * points) / EXCHANGE_POINTS);
    const chance = haves.reduce(
      (sum, have, state) => (have + exchanged >= needed ? sum + (now[state] ?? 0) : sum),
      0,
    );
    // Sums of many small parts are one only to the rounding.
    curve.push(exchanged >= needed ? 1 : Math.min(1, chance));
  }
  return curve;
}

/** The fewest cards after which the chance is at least `chance`; null where the curve ends before. */
export function cardsFor(curve: readonly number[], chance: number): number | null {
  // Sums of many small chances may miss one by a rounding.
  const at = curve.findIndex((one) => one >= chance - 1e-12);
  return at === -1 ? null : at;
}
