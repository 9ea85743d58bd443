import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../vocabulary/time.ts';
import type { RateClass } from '../endpoint.ts';

/** So many calls in a window of time, which begins with the first of them. */
export interface Budget {
  readonly most: number;
  readonly windowMs: number;
}

/** Of each address, or of a member who is logged in. A call must fit into each of them. */
export const BUDGETS: Readonly<Record<RateClass, readonly Budget[]>> = {
  read: [{ most: 300, windowMs: 5 * MINUTE_MS }],
  // Openings. After a restart all of an address, of which there may be a hundred, come back at once.
  stream: [{ most: 120, windowMs: MINUTE_MS }],
  // Right ones, too: each takes a processor for a while. Failures end much sooner, see `loginGuard`.
  login: [{ most: 100, windowMs: 5 * MINUTE_MS }],
  signup: [{ most: 5, windowMs: 30 * MINUTE_MS }],
  resetRequest: [{ most: 25, windowMs: 5 * MINUTE_MS }],
  resetConsume: [{ most: 25, windowMs: 5 * MINUTE_MS }],
  password: [{ most: 10, windowMs: 10 * MINUTE_MS }],
  save: [{ most: 60, windowMs: MINUTE_MS }],
  follow: [{ most: 500, windowMs: DAY_MS }],
  sync: [{ most: 30, windowMs: 10 * MINUTE_MS }],
  upload: [{ most: 30, windowMs: 30 * MINUTE_MS }],
  post: [
    { most: 9, windowMs: 30 * SECOND_MS },
    { most: 30, windowMs: 30 * MINUTE_MS },
  ],
  like: [{ most: 10, windowMs: 30 * SECOND_MS }],
  report: [{ most: 20, windowMs: 30 * MINUTE_MS }],
  room: [{ most: 20, windowMs: 10 * MINUTE_MS }],
  // A full room at one address: six calls of each of eight players in ten seconds, with as much to spare.
  play: [{ most: 600, windowMs: MINUTE_MS }],
  // Questions are made for each; a school plays in some rooms at once.
  start: [{ most: 10, windowMs: MINUTE_MS }],
  // Each is played again.
  game: [{ most: 20, windowMs: 10 * MINUTE_MS }],
};

/** What members have instead. */
export const MEMBER_BUDGETS: Readonly<Partial<Record<RateClass, readonly Budget[]>>> = {
  read: [{ most: 1_500, windowMs: 5 * MINUTE_MS }],
};

/** Daily limits of newcomers (reference R93), in addition to those of everyone. */
export const NEWCOMER_BUDGETS: Readonly<Partial<Record<RateClass, Budget>>> = {
  post: { most: 20, windowMs: DAY_MS },
  report: { most: 10, windowMs: DAY_MS },
  upload: { most: 20, windowMs: DAY_MS },
  follow: { most: 60, windowMs: DAY_MS },
};
