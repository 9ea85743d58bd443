import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS, type ErrorCode } from '#model/contract/errors';
import { type RefusalDetails, refusalOf } from '../services/refusal.ts';
import { allowedMethods, isOpenAddress, knowsExactly } from './methods.ts';
import { BARE_HEADERS, open } from './security.ts';

/** Codes by status; a route may give a better one. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'REQUEST_INVALID',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  408: 'REQUEST_TIMEOUT',
  413: 'BODY_TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'MEDIA_TYPE_UNSUPPORTED',
  416: 'RANGE_INVALID',
  431: 'HEADERS_TOO_LARGE',
  500: 'INTERNAL_ERROR',
  503: 'UNAVAILABLE',
};

interface ErrorExtras extends RefusalDetails {
  readonly code?: ErrorCode;
}

/** The one shape of every failure: `{"result":false,"code":"…","fields"?,"retryAfter"?,"until"?,"revision"?,"requestId"}`. */
const errorBody = (status: number, requestId: string, extras: ErrorExtras = {}) => ({
  result: false,
  code: extras.code ?? CODES[status] ?? (status < 500 ? 'REQUEST_INVALID' : 'INTERNAL_ERROR'),
  ...(extras.fields === undefined ? {} : { fields: extras.fields }),
  ...(extras.retryAfter === undefined ? {} : { retryAfter: extras.retryAfter }),
  ...(extras.until === undefined ? {} : { until: extras.until }),
  ...(extras.revision === undefined ? {} : { revision: extras.revision }),
  requestId,
});

export function sendError(reply: FastifyReply, status: number, extras: ErrorExtras = {}): FastifyReply {
  reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store');
  for (const name of ['etag', 'vary', 'content-encoding', 'accept-ranges']) reply.removeHeader(name);
  if (extras.retryAfter !== undefined) reply.header('retry-after', extras.retryAfter);
  return reply.send(errorBody(status, reply.request.id, extras));
}

const SECONDS_UNTIL_RETRY = 30;

/** For what an origin does not have, or cannot say now. */
export const sendAbsent = (reply: FastifyReply, status: 'missing' | 'unavailable'): FastifyReply =>
  status === 'missing'
    ? sendError(reply, 404)
    : sendError(reply, 503, { code: 'ORIGIN_UNAVAILABLE', retryAfter: SECONDS_UNTIL_RETRY });

/** 404, 405 with what is allowed, or the answer to a preflight, depending on what the address knows. */
function sendUnrouted(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = allowedMethods(app, request.url);
  if (allowed.length === 0 || allowed.includes(request.method)) return sendError(reply, 404);
  reply.header('allow', allowed.join(', '));
  if (request.method !== 'OPTIONS') return sendError(reply, 405);
  if (isOpenAddress(app, request) || request.url.startsWith('/api/')) {
    open(reply).header('access-control-allow-methods', allowed.join(', '));
  }
  return reply.code(204).send();
}

/** An address that is known, but not by this method, which the open pattern above it took. */
const isMisrouted = (app: FastifyInstance, request: FastifyRequest): boolean =>
  request.routeOptions.url?.endsWith('*') === true && knowsExactly(app, request.url);

/** Own handlers for all that can go wrong, so that no answer has a shape of the framework's. */
export function addErrors(app: FastifyInstance, log: (line: string) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) {
      if (refusal !== error) log(`Something could not be done now: ${error.message}`);
      return sendError(reply, ERROR_STATUS[refusal.code], { code: refusal.code, ...refusal.details });
    }
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) log(`${request.method} ${request.url} failed (${request.id}): ${firstLines(error)}`);
    return sendError(reply, status);
  });
  app.setNotFoundHandler((request, reply) => sendUnrouted(app, request, reply));
  // Before the body is looked at: a wrong method or address matters more than a wrong content type.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 || isMisrouted(app, request)) return sendUnrouted(app, request, reply);
  });
}

/** For addresses that cannot be decoded; no hook has run then. */
export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(BARE_HEADERS);
  if (isOpenAddress(request.server, { url: request.raw.url ?? '' })) open(reply);
  sendError(reply, error.statusCode ?? 400);
}

/** For what is no HTTP at all, or too much of it: there is only a socket to answer on. */
export function answerClientError(
  error: NodeJS.ErrnoException & { readonly rawPacket?: unknown },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  refuseBare(socket, { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400);
}

/** Says on a connection that nothing more is done on it. */
export function refuseBare(socket: Duplex, status: number): void {
  const body = JSON.stringify(errorBody(status, newRequestId()));
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

export const newRequestId = (_request?: IncomingMessage): string => crypto.randomUUID();

const firstLines = (error: Error): string =>
  (error.stack ?? error.message).split('\n').slice(0, 3).join(' ').replaceAll(/\s+/g, ' ');
