import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

/** What is worked on at the same time; a healthy server is through with a few dozen before more arrive. */
const MOST_IN_FLIGHT = 200;
const RETRY_S = 2;

/**
 * Which work a route counts as: `members` waits for the database, `published` does not, so that one cannot hold up the
 * other. `none`: it answers whatever else goes on, or has a bound of its own.
 */
export type Work = 'members' | 'published' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    work?: Work;
  }
  interface FastifyInstance {
    /** Gives back the place of a request that from now on waits only for something that has a bound of its own. */
    leaveFlight(request: FastifyRequest): void;
  }
}

/**
 * Bounds the work in flight, whoever asks for it: beyond that the answer is 503 at once. A request counts from when all of
 * it is there until its answer is; whoever speaks or reads slowly takes no place.
 */
export function addInFlight(app: FastifyInstance, most = MOST_IN_FLIGHT): void {
  const running = { members: new Set<FastifyRequest>(), published: new Set<FastifyRequest>() };
  const leave = (request: FastifyRequest): void => {
    running.members.delete(request);
    running.published.delete(request);
  };
  const release = async (request: FastifyRequest): Promise<void> => leave(request);
  app.decorate('leaveFlight', leave);
  app.addHook('preHandler', async (request, reply) => {
    const work = request.routeOptions.config.work ?? 'published';
    if (work === 'none') return;
    if (running[work].size >= most) return sendError(reply, 503, { retryAfter: RETRY_S });
    running[work].add(request);
  });
  app.addHook('onSend', release);
  app.addHook('onResponse', release);
}
