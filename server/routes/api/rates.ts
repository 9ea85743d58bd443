import type { RateClass } from '#model/contract/endpoint';
import { NEWCOMER_BUDGETS } from '../../services/access/newcomers.ts';
import { addressKey, placesOf } from '../../services/access/places.ts';
import type { Caller } from '../../services/accounts/caller.ts';
import type { Budget, Windows } from '../../services/accounts/windows.ts';
import { Refusal } from '../../services/refusal.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

const READS: Budget = { most: 300, windowMs: 5 * MINUTE };
const MEMBER_READS: Budget = { most: 1_500, windowMs: 5 * MINUTE };

/** A call must fit into each of them. */
const BUDGETS: Readonly<Record<RateClass, readonly Budget[]>> = {
  read: [READS],
  // Right ones, too: each takes a processor for a while. Failures end much sooner, see `loginGuard`.
  login: [{ most: 100, windowMs: 5 * MINUTE }],
  signup: [{ most: 5, windowMs: 30 * MINUTE }],
  resetRequest: [{ most: 25, windowMs: 5 * MINUTE }],
  resetConsume: [{ most: 25, windowMs: 5 * MINUTE }],
  password: [{ most: 10, windowMs: 10 * MINUTE }],
  save: [{ most: 60, windowMs: MINUTE }],
  follow: [{ most: 500, windowMs: DAY }],
  sync: [{ most: 30, windowMs: 10 * MINUTE }],
  upload: [{ most: 30, windowMs: 30 * MINUTE }],
  post: [
    { most: 9, windowMs: 30 * SECOND },
    { most: 30, windowMs: 30 * MINUTE },
  ],
  like: [{ most: 10, windowMs: 30 * SECOND }],
  report: [{ most: 20, windowMs: 30 * MINUTE }],
  room: [{ most: 20, windowMs: 10 * MINUTE }],
  // A full room at one address: six calls of each of eight players in ten seconds, with as much to spare.
  play: [{ most: 600, windowMs: MINUTE }],
  // Each is played again.
  game: [{ most: 20, windowMs: 10 * MINUTE }],
};

/**
 * Counts one call of a class for a member, or for where the request comes from. It takes the request, so that no route can count
 * by an address as it was written, of which IPv6 has more than can be counted.
 * @throws Refusal when a budget of it is spent
 */
export function spendRate(
  counts: Windows,
  rate: RateClass,
  caller: Caller | null,
  request: Parameters<typeof addressKey>[0],
): void {
  const newcomers = caller?.isNew ? NEWCOMER_BUDGETS[rate] : undefined;
  const usual = rate === 'read' && caller ? [MEMBER_READS] : BUDGETS[rate];
  const budgets = newcomers ? [...usual, newcomers] : usual;
  const places = caller ? [{ who: `member ${caller.userId}`, share: 1 }] : placesOf(addressKey(request));
  const spendings = places.flatMap(({ who, share }) =>
    budgets.map(({ most, windowMs }) => ({
      key: `${rate} ${who}`,
      budget: { most: most * share, windowMs },
    })),
  );
  // What one budget refuses costs nothing in the others.
  const waitS = Math.max(0, ...spendings.map(({ key, budget }) => counts.wait(key, budget)));
  if (waitS > 0) throw new Refusal('RATE_LIMITED', { retryAfter: waitS });
  for (const { key, budget } of spendings) counts.spend(key, budget);
}
