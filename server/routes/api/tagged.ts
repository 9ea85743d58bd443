import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { entityTag, matchesTag } from '../../services/published/encodings.ts';

/** Answers of these addresses are asked for again and again, mostly before they have changed. */
const TAGGED: ReadonlySet<string> = new Set([
  '/api/tracker/data',
  '/api/eventtop/data',
  '/api/user/collection',
]);

const tagOf = (payload: string | Buffer): string =>
  entityTag(createHash('sha1').update(payload).digest('base64url'), 'identity');

/** An answer that many ask for before it changes, as it is sent. */
export interface TaggedAnswer {
  readonly bytes: Buffer;
  readonly tag: string;
}

export function written(answer: object): TaggedAnswer {
  const bytes = Buffer.from(JSON.stringify(answer));
  return { bytes, tag: tagOf(bytes) };
}

/** Gives answers a tag unless they came with one, and those who have them already nothing but that. */
export function addTags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isMeant = TAGGED.has(request.routeOptions.url ?? '') && reply.statusCode === 200;
    if (!isMeant || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const known = reply.getHeader('etag');
    const tag = typeof known === 'string' ? known : tagOf(payload);
    reply.header('etag', tag);
    if (!matchesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
