import type { GachaPayment } from '../records/gacha-details.ts';
import { PLAIN_PAYMENT, pullsAtMost } from './payment.ts';

/** Cards of a simulation at most: what a link can hold and a reader can still look through (our choice). */
export const MAX_DRAWN = 500;

/** Pulls of one kind in a row. */
export interface Step {
  /** Place among the ways to pull (`waysOf`). */
  readonly way: number;
  /** At least 1. */
  readonly times: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Each pull gives a card at least, and takes one sign at most. */
const LONGEST = MAX_DRAWN;
const WRITTEN = /^(?:[a-z](?:[1-9]\d{0,2})?)*$/;

/** The ways to pull that can be simulated; never none. */
export const waysOf = (payments: readonly GachaPayment[]): readonly GachaPayment[] =>
  payments.length === 0 ? [PLAIN_PAYMENT] : payments.slice(0, LETTERS.length);

/** Such as `a3b`: three pulls of the first way, then one of the second. */
export const writeSteps = (steps: readonly Step[]): string =>
  steps.map(({ way, times }) => `${LETTERS[way] ?? ''}${times === 1 ? '' : times}`).join('');

/** What cannot be read is no pull at all; no more pulls than there can be cards. */
export function readSteps(text: string): readonly Step[] {
  if (text.length > LONGEST || !WRITTEN.test(text)) return [];
  let left = MAX_DRAWN;
  let steps: readonly Step[] = [];
  for (const [, letter = '', times] of text.matchAll(/([a-z])(\d*)/g)) {
    const taken = Math.min(left, times === '' ? 1 : Number(times));
    steps = withPulls(steps, LETTERS.indexOf(letter), taken);
    left -= taken;
  }
  return steps;
}

/** The same pulls and some more; what follows its like is one step with it. */
export function withPulls(steps: readonly Step[], way: number, times = 1): readonly Step[] {
  if (times < 1) return steps;
  const last = steps.at(-1);
  return last?.way === way
    ? [...steps.slice(0, -1), { way, times: last.times + times }]
    : [...steps, { way, times }];
}

/** Why one more pull is not to be had. */
export type Hindrance = 'full' | 'limit';

interface Before {
  readonly cards: number;
  readonly used: ReadonlyMap<number, number>;
}

/** What keeps a player from pulling once more in this way, after so many cards and pulls of each way; null where nothing does. */
export function hindranceOf(payment: GachaPayment, way: number, { cards, used }: Before): Hindrance | null {
  if ((used.get(way) ?? 0) >= (pullsAtMost(payment) ?? Number.POSITIVE_INFINITY)) return 'limit';
  return cards + payment.count > MAX_DRAWN ? 'full' : null;
}
