import type { FastifyReply } from 'fastify';
import { BUDGETS, type Budget, MEMBER_BUDGETS, NEWCOMER_BUDGETS } from '#model/contract/account/budgets';
import type { RateClass } from '#model/contract/endpoint';
import { SECOND_MS } from '#model/vocabulary/time';
import { addressKey, placesOf } from '../../services/access/places.ts';
import type { Caller } from '../../services/accounts/caller.ts';
import type { Windows } from '../../services/accounts/windows.ts';
import { Refusal } from '../../services/refusal.ts';

interface Spending {
  readonly key: string;
  readonly budget: Budget;
}

/** Of all budgets of a class that count for a caller. */
function budgetsOf(rate: RateClass, caller: Caller | null): readonly Budget[] {
  const usual = (caller && MEMBER_BUDGETS[rate]) ?? BUDGETS[rate];
  const newcomers = caller?.isNew ? NEWCOMER_BUDGETS[rate] : undefined;
  return newcomers ? [...usual, newcomers] : usual;
}

/** What is left of the budget that ends first, so that programs can wait before they are refused (reference R148). */
function leftHeaders(counts: Windows, spendings: readonly Spending[], budgets: readonly Budget[]) {
  const [tightest] = spendings
    .map(({ key, budget }) => ({ most: budget.most, ...counts.look(key, budget) }))
    .sort((a, b) => a.left - b.left || b.resetS - a.resetS);
  return {
    'ratelimit-limit': tightest?.most ?? 0,
    'ratelimit-remaining': tightest?.left ?? 0,
    'ratelimit-reset': tightest?.resetS ?? 0,
    'ratelimit-policy': budgets.map(({ most, windowMs }) => `${most};w=${windowMs / SECOND_MS}`).join(', '),
  };
}

type Asking = Parameters<typeof addressKey>[0];

/** All that a call counts in: for a member, or for where the request comes from. */
function spendingsOf(rate: RateClass, caller: Caller | null, request: Asking): readonly Spending[] {
  const places = caller ? [{ who: `member ${caller.userId}`, share: 1 }] : placesOf(addressKey(request));
  return places.flatMap(({ who, share }) =>
    budgetsOf(rate, caller).map(({ most, windowMs }) => ({
      key: `${rate} ${who}`,
      budget: { most: most * share, windowMs },
    })),
  );
}

/**
 * Counts one call of a class for a member, or for where the request comes from, and says in the headers what is left. It takes the
 * request, so that no route can count by an address as it was written, of which IPv6 has more than can be counted.
 * @throws Refusal when a budget of it is spent
 */
export function spendRate(
  counts: Windows,
  rate: RateClass,
  caller: Caller | null,
  request: Asking,
  reply: Pick<FastifyReply, 'headers'>,
): void {
  const spendings = spendingsOf(rate, caller, request);
  // What one budget refuses costs nothing in the others.
  const waitS = Math.max(0, ...spendings.map(({ key, budget }) => counts.wait(key, budget)));
  if (waitS === 0) for (const { key, budget } of spendings) counts.spend(key, budget);
  reply.headers(leftHeaders(counts, spendings, budgetsOf(rate, caller)));
  if (waitS > 0) throw new Refusal('RATE_LIMITED', { retryAfter: waitS });
}

/** Counts as many calls more as one turned out to cost. */
export function spendMore(
  counts: Windows,
  rate: RateClass,
  request: Asking & { readonly caller: Caller | null },
  calls: number,
): void {
  for (const { key, budget } of spendingsOf(rate, request.caller, request)) counts.spend(key, budget, calls);
}
