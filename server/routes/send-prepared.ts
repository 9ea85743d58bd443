import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseEncoding,
  type Encoding,
  entityTag,
  matchesTag,
  type Prepared,
} from '../services/published/encodings.ts';

const isEncoding = (name: string): name is Encoding => ['identity', 'br', 'gzip'].includes(name);

/** Sends a prepared body in the best coding, or 304 when the client has it. The caller sets caching rules. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared): FastifyReply {
  const { hash, type, bodies } = prepared;
  const encoding = chooseEncoding(request.headers['accept-encoding'], Object.keys(bodies).filter(isEncoding));
  const tag = entityTag(hash, encoding);
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.headers({ etag: tag, vary });
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = bodies[encoding] ?? bodies.identity;
  return reply.type(type).header('content-length', body.length).send(body);
}
