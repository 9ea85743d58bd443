import type { FastifyInstance } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import type { Live2dCore } from '../services/live2d-core.ts';
import { sendAbsent } from './errors.ts';
import { sendPrepared } from './send-prepared.ts';

/** `/res/live2d.min.js`: the only script that pages take from an operator's folder. It never comes from an origin, which serves no scripts. */
export function addLive2dCore(app: FastifyInstance, core: Live2dCore): void {
  app.get('/res/live2d.min.js', { config: { costMs: ROUTE_COSTS.file } }, async (request, reply) => {
    const prepared = await core.answer();
    if (prepared === null) return sendAbsent(reply, 'missing');
    return sendPrepared(request, reply.header('cache-control', 'no-cache'), prepared);
  });
}
