import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AddressKey, addressKey } from '../services/access/places.ts';

interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Who asks an origin by a request: those at one address wait for each other, and who hangs up waits no longer. */
export function askerOf({ request, reply }: Http): {
  readonly who: AddressKey;
  readonly signal: AbortSignal;
} {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return { who: addressKey(request), signal: gone.signal };
}
