import type { FastifyInstance } from 'fastify';

const WARNING =
  'A request came with X-Forwarded-For, but PROXY_HOPS is 0: behind a proxy all visitors share one budget of calls';

/** Says once that visitors seem to come through a proxy that is not configured. */
export function warnOfProxy(app: FastifyInstance, log: (line: string) => void): void {
  let isTold = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    log(WARNING);
  });
}
