import type { FastifyInstance } from 'fastify';
import type { Previews } from '../services/previews/previews.ts';
import { sendAbsent } from './errors.ts';
import { sendPrepared } from './send-prepared.ts';

const CHANGING = 'public, max-age=3600, stale-while-revalidate=86400';

/** `12`, `jp-270`, `cards`, `others-stamps`. */
const PICTURE = /^((?:[a-z]{1,15}-)?(?:\d{1,15}|[a-z]{1,15}))\.png$/;

interface Params {
  readonly locale: string;
  readonly kind: string;
  readonly file: string;
}

/** `/preview/{language}/{kind}/{id}.png`, or `…/pages/{name}.png`: what is shown beside a link to the page of a thing, or to a list. */
export function addPreviews(app: FastifyInstance, previews: Previews): void {
  app.get<{ Params: Params }>('/preview/:locale/:kind/:file', async (request, reply) => {
    const { locale, kind, file } = request.params;
    const [, id] = PICTURE.exec(file) ?? [];
    const picture = id === undefined ? null : await previews.picture(locale, kind, id);
    if (!picture) return sendAbsent(reply, 'missing');
    // Other sites are whom it is for.
    reply.headers({ 'cache-control': CHANGING, 'cross-origin-resource-policy': 'cross-origin' });
    return sendPrepared(request, reply, picture);
  });
}
