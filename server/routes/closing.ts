import type { FastifyInstance } from 'fastify';
import { sendError } from './errors.ts';

/** Another process, or this one restarted, answers by then. */
const RETRY_S = 2;
const LOOK_MS = 20;

/**
 * When the server stops, what is being answered is finished, and what still arrives on open connections is refused in the
 * one shape. A connection ends with its answer; without that, stopping would wait for visitors who keep theirs open.
 */
export function addClosing(app: FastifyInstance): void {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onRequest', async (_request, reply) => {
    if (isClosing) return sendError(reply, 503, { retryAfter: RETRY_S });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
