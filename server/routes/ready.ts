import { createServer, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { type AnswerRequest, ReadyAnswers } from '../services/published/ready-answers.ts';
import { refuseBare } from './errors.ts';
import { oneAtATime } from './work/one-at-a-time.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a route whose answer to this address stays what it is as long as the server runs. */
    isLasting: boolean;
  }
}

/** Two programs that read such a request may each take another one for the site that was meant. */
const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((each, at) => at % 2 === 0 && /^host$/i.test(each)).length < 2;

const askedBy = ({ url = '', headers }: IncomingMessage): AnswerRequest => ({
  url,
  acceptEncoding: headers['accept-encoding']?.toString(),
});

/**
 * Lasting answers are sent again before the framework sees the request, as most of what visitors load can be. Whatever is
 * unusual about a request takes the long way.
 */
export function readySender() {
  const ready = new ReadyAnswers();
  let isOpen = true;
  const server: FastifyServerFactory = (handler, options) => {
    const answer = oneAtATime((request, response) => {
      const isAsking = isOpen && request.method === 'GET';
      const kept = isAsking ? ready.find(askedBy(request), request.headers['if-none-match']) : null;
      if (kept) response.writeHead(kept.status, kept.headers).end(kept.body);
      else handler(request, response);
    });
    const made = createServer((request, response) => {
      if (hasOneHost(request)) answer(request, response);
      else refuseBare(request.socket, 400);
    });
    // The runtime's own answers to these have neither our shape nor our headers, or there is none.
    made.on('checkExpectation', (request) => refuseBare(request.socket, 417));
    made.on('connect', (_request, socket) => refuseBare(socket, 405));
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
