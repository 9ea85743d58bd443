import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ROUTE_COSTS, WORK_BUDGET } from '#model/contract/account/work';
import { SECOND_MS } from '#model/vocabulary/time';
import { addressKey, placesOf } from '../../services/access/places.ts';
import type { Windows } from '../../services/accounts/windows.ts';
import { sendError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds of the thread that a new question takes: no route is without. */
    costMs?: number;
  }
  interface FastifyInstance {
    /** Counts work that the price of a route does not hold; it is done all the same. */
    chargeWork(request: FastifyRequest, costMs: number): void;
  }
}

/** A /48 has so many times the budget, not as many as it has for calls: the thread is one. */
const SHARES_OF_NETWORK = 4;
const POLICY = `${WORK_BUDGET.most};w=${WORK_BUDGET.windowMs / SECOND_MS}`;

const spendingsOf = (request: FastifyRequest) =>
  placesOf(addressKey(request)).map(({ who, share }) => ({
    key: `work ${who}`,
    budget: { ...WORK_BUDGET, most: WORK_BUDGET.most * Math.min(share, SHARES_OF_NETWORK) },
  }));

/**
 * Holds each place to a budget in milliseconds of work, whatever it asks for (reference R155): budgets of calls alone let someone ask what
 * is dear. What is refused later has cost as much. Null: nothing is counted.
 */
export function addWorkBudget(app: FastifyInstance, counts: Windows | null): void {
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.costMs === undefined) throw new TypeError(`${url} has no price`);
  });
  const charge = (request: FastifyRequest, costMs: number): void => {
    for (const { key, budget } of spendingsOf(request)) counts?.spend(key, budget, costMs);
  };
  app.decorate('chargeWork', charge);
  if (counts === null) return;
  app.addHook('onRequest', async (request, reply) => {
    const { costMs = ROUTE_COSTS.missing } = request.routeOptions.config ?? {};
    if (costMs === 0) return;
    const spendings = spendingsOf(request);
    const waitS = Math.max(...spendings.map(({ key, budget }) => counts.wait(key, budget)));
    if (waitS === 0) {
      charge(request, costMs);
      return;
    }
    reply.headers({
      'ratelimit-limit': WORK_BUDGET.most,
      'ratelimit-remaining': 0,
      'ratelimit-reset': waitS,
      'ratelimit-policy': POLICY,
    });
    return sendError(reply, 429, { code: 'RATE_LIMITED', retryAfter: waitS });
  });
}
