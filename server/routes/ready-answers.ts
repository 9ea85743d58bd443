import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { BoundedCache } from '../origin/bounded-cache.ts';
import { matchesTag } from '../services/published/encodings.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a route whose answer to this address stays what it is as long as the server runs. */
    isLasting: boolean;
  }
}

interface Ready {
  readonly tag: string;
  readonly whole: string[];
  readonly unchanged: string[];
  readonly body: Uint8Array;
}

const KEPT_BYTES = 16 * 1024 * 1024;
/** Those of browsers are far shorter; others may ask the long way. */
const LONGEST_ACCEPT = 60;
const ABOUT_BODY = new Set(['content-type', 'content-length', 'content-encoding']);

const keyOf = ({ url = '', headers }: IncomingMessage): string =>
  `${url} ${headers['accept-encoding'] ?? ''}`;

/**
 * Answers that last, sent again as they were sent first, before the framework sees the request: most of what a visitor
 * loads, at a third of the cost. Whatever is unusual about a request takes the long way.
 */
export class ReadyAnswers {
  readonly #kept = new BoundedCache<Ready>(KEPT_BYTES, ({ body }) => body.length);
  #isOpen = true;

  /** For the framework: its own handler gets what is not ready. */
  readonly server: FastifyServerFactory = (handler, options) => {
    const server: Server = createServer((request, response) => {
      if (!this.#answer(request, response)) handler(request, response);
    });
    server.keepAliveTimeout = Number(options.keepAliveTimeout);
    server.requestTimeout = Number(options.requestTimeout);
    return server;
  };

  /** Learns from what the framework sends. */
  addTo(app: FastifyInstance): void {
    app.decorateReply('isLasting', false);
    app.addHook('onSend', async (request, reply, payload) => {
      const isUsual = request.method === 'GET' && !request.url.includes('?') && reply.statusCode === 200;
      if (reply.isLasting && isUsual && payload instanceof Uint8Array) {
        this.#keep(request.raw, reply.getHeaders(), payload);
      }
    });
    app.addHook('preClose', async () => {
      this.#isOpen = false;
    });
  }

  #keep(request: IncomingMessage, headers: Readonly<Record<string, unknown>>, body: Uint8Array): void {
    if ((request.headers['accept-encoding'] ?? '').length > LONGEST_ACCEPT) return;
    const all = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    this.#kept.set(keyOf(request), {
      tag: String(headers.etag),
      whole: all.flat(),
      unchanged: all.filter(([name]) => !ABOUT_BODY.has(name)).flat(),
      body,
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.#isOpen || request.method !== 'GET') return false;
    const ready = this.#kept.get(keyOf(request));
    if (!ready) return false;
    if (matchesTag(request.headers['if-none-match'], ready.tag)) {
      response.writeHead(304, ready.unchanged).end();
    } else {
      response.writeHead(200, ready.whole).end(ready.body);
    }
    return true;
  }
}
