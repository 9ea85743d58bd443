import { createServer, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { type Asked, ReadyAnswers } from '../services/published/ready-answers.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a route whose answer to this address stays what it is as long as the server runs. */
    isLasting: boolean;
  }
}

const askedBy = ({ url = '', headers }: IncomingMessage): Asked => ({
  url,
  acceptEncoding: headers['accept-encoding'] ?? '',
});

/**
 * Lasting answers are sent again before the framework sees the request, as most of what visitors load can be. Whatever is
 * unusual about a request takes the long way.
 */
export function readySender() {
  const ready = new ReadyAnswers();
  let isOpen = true;
  const server: FastifyServerFactory = (handler, options) => {
    const made = createServer((request, response) => {
      const isAsking = isOpen && request.method === 'GET';
      const answer = isAsking ? ready.find(askedBy(request), request.headers['if-none-match']) : null;
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
      else handler(request, response);
    });
    made.keepAliveTimeout = Number(options.keepAliveTimeout);
    made.requestTimeout = Number(options.requestTimeout);
    return made;
  };
  /** Learns from what the framework sends. */
  const learn = (app: FastifyInstance): void => {
    app.decorateReply('isLasting', false);
    app.addHook('onSend', async (request, reply, payload) => {
      const isWhole = request.method === 'GET' && reply.statusCode === 200;
      if (!reply.isLasting || !isWhole || !(payload instanceof Uint8Array)) return;
      ready.keep(askedBy(request.raw), reply.getHeaders(), payload);
    });
    app.addHook('preClose', async () => {
      isOpen = false;
    });
  };
  return { server, learn };
}
