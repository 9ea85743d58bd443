import type { FastifyInstance } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import { DONE } from '#model/contract/bounds';
import { sendError } from './errors.ts';

const RETRY_S = 5;
const ALWAYS = { config: { work: 'none', costMs: ROUTE_COSTS.health } } as const;

/**
 * For process supervisors: `/healthz` while this one runs, `/readyz` while it can also serve members. Neither
 * is counted or kept.
 */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', ALWAYS, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(DONE),
  );
  app.get('/readyz', ALWAYS, async (_request, reply) => {
    if (!(await isReady())) return sendError(reply, 503, { retryAfter: RETRY_S });
    return reply.header('cache-control', 'no-store').send(DONE);
  });
}
