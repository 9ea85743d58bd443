import type { Random } from '../seeded/random.ts';

export type HandSide = 'left' | 'right';

/** Where two hands are; lanes 0–3 belong to the left, 3–6 to the right one. */
export interface Hands {
  left: number;
  right: number;
  /** The hand whose turn it is. */
  next: HandSide;
}

export const freshHands = (): Hands => ({ left: 1, right: 5, next: 'left' });
const other = (side: HandSide): HandSide => (side === 'left' ? 'right' : 'left');

const clamp = (lane: number, low: number, high: number): number => Math.min(Math.max(lane, low), high);

/** Moves a hand by a step and returns its lane. While the other hand holds, it keeps to its own three lanes. */
export function move(hands: Hands, side: HandSide, reach: number, narrow: boolean, rng: Random): number {
  const [low, high] = side === 'left' ? [0, narrow ? 2 : 3] : [narrow ? 4 : 3, 6];
  const step = rng.int(-reach, reach);
  const from = hands[side];
  // Staying put twice in a row reads as a jack; most moves go somewhere.
  const lane = clamp(
    from + (step === 0 && rng.chance(0.6) ? (from > (low + high) / 2 ? -1 : 1) : step),
    low,
    high,
  );
  hands[side] = lane;
  hands.next = other(side);
  return lane;
}

/** Lane of a note hit alone: hands alternate, and a hand that holds something is left out. */
export function singleLane(hands: Hands, busy: HandSide | null, rng: Random): number {
  if (busy !== null) return move(hands, other(busy), 1, true, rng);
  const side = rng.chance(0.88) ? hands.next : other(hands.next);
  return move(hands, side, 2, false, rng);
}

/** Two lanes for both hands at once; half of them mirror each other. */
export function pairLanes(hands: Hands, rng: Random): readonly [number, number] {
  const left = move(hands, 'left', 2, true, rng);
  if (rng.chance(0.5)) {
    hands.right = 6 - left;
    return [left, 6 - left];
  }
  return [left, move(hands, 'right', 2, true, rng)];
}
