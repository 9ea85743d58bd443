import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { entityTag, matchesTag } from '../../services/published/encodings.ts';

/** Answers of these addresses are asked for again and again, mostly before they have changed. */
const TAGGED: ReadonlySet<string> = new Set(['/api/tracker/data', '/api/eventtop/data']);

/** Gives answers a tag, and those who have them already nothing but that. */
export function addTags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isMeant = TAGGED.has(request.routeOptions.url ?? '') && reply.statusCode === 200;
    if (!isMeant || typeof payload !== 'string') return payload;
    const tag = entityTag(createHash('sha1').update(payload).digest('base64url'), 'identity');
    reply.header('etag', tag);
    if (!matchesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
