import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import { MISSING_HEADER } from '#model/vocabulary/missing-header';
import type { DataService } from '../services/published/data.ts';
import { emptyAnswer } from '../services/published/known-names.ts';
import { JSON_TYPE } from '../services/published/snapshot.ts';
import { askerOf } from './asker.ts';
import { sendAbsent } from './errors.ts';
import { sendPrepared } from './send-prepared.ts';

const SUFFIX = '.json';
const SNAPSHOT = 'snapshot/';
const CHANGING = 'public, max-age=60, stale-while-revalidate=600';
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Static data: `/api/{name}.json`, `/api/{name}.{level}.json`, and beneath them the files of the snapshot by their
 * hash, `/api/snapshot/{hash}.json`, listed in `/api/snapshot/index.json`. Anybody may read them from anywhere.
 */
export function addDataRoutes(app: FastifyInstance, data: DataService): void {
  app.get<{ Params: { '*': string } }>(
    '/api/*',
    { config: { work: 'files', isOpen: true, costMs: ROUTE_COSTS.data } },
    async (request, reply) => {
      const path = request.params['*'];
      if (!path.endsWith(SUFFIX)) return sendAbsent(reply, 'missing');
      const name = path.slice(0, -SUFFIX.length);
      if (!name.startsWith(SNAPSHOT)) return sendData(request, reply, data, name);
      return sendFrozen(request, reply, data, name.slice(SNAPSHOT.length));
    },
  );
}

async function sendData(request: FastifyRequest, reply: FastifyReply, data: DataService, name: string) {
  const answer = await data.answer(name, askerOf({ request, reply }));
  if (answer.status === 'missing') return sendMissing(reply, name);
  if (answer.status !== 'found') return sendAbsent(reply, answer.status);
  reply.header('cache-control', CHANGING);
  if (answer.inSnapshot) reply.header('content-location', `/api/${SNAPSHOT}${answer.prepared.hash}${SUFFIX}`);
  if (answer.stale) reply.header('x-stale', '1');
  reply.isLasting = answer.isLasting;
  return sendPrepared(request, reply, answer.prepared);
}

/**
 * Clients of such sites read lists that they know when they start, and go on with an empty one. Who wants to know that it is not
 * there, as our own pages do, looks at the header.
 */
function sendMissing(reply: FastifyReply, name: string): FastifyReply {
  const empty = emptyAnswer(name);
  if (empty === undefined) return sendAbsent(reply, 'missing');
  reply.headers({ [MISSING_HEADER]: '1', 'cache-control': 'no-store' });
  return reply.type(JSON_TYPE).send(JSON.stringify(empty));
}

async function sendFrozen(request: FastifyRequest, reply: FastifyReply, data: DataService, hash: string) {
  if (hash === 'index') {
    return reply.header('cache-control', 'no-cache').send({ names: Object.fromEntries(data.frozenNames) });
  }
  const prepared = await data.frozen(hash);
  if (!prepared) return sendAbsent(reply, 'missing');
  reply.isLasting = true;
  return sendPrepared(request, reply.header('cache-control', FOREVER), prepared);
}
