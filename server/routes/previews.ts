import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import type { Previews } from '../services/previews/previews.ts';
import type { Prepared } from '../services/published/encodings.ts';
import { askerOf } from './asker.ts';
import { sendAbsent } from './errors.ts';
import { sendPrepared } from './send-prepared.ts';

/** Other sites are whom pictures of links are for. */
const FOR_OTHERS = { config: { isOpen: true, costMs: ROUTE_COSTS.preview } } as const;
const CHANGING = 'public, max-age=3600, stale-while-revalidate=86400';

/** `12`, `jp-270`, `cards`, `others-stamps`, `leaderboard-events-jp`; names of members. */
const PICTURE = /^((?:[a-z]{1,15}-){0,2}(?:\d{1,16}|[a-z]{1,15})|[0-9A-Za-z_-]{1,30})\.png$/;

interface Params {
  readonly locale: string;
  readonly kind: string;
  readonly file: string;
}

/**
 * `/preview/{language}/{kind}/{id}.png`, or `…/pages/{name}.png`: what is shown beside a link to the page of a thing, or to a list.
 * `/preview/{language}/teams.png` with the query of a link of the team builder: the teams that are shared there.
 */
export function addPreviews(app: FastifyInstance, previews: Previews): void {
  const send = (request: FastifyRequest, reply: FastifyReply, picture: Prepared | null) => {
    if (!picture) return sendAbsent(reply, 'missing');
    return sendPrepared(request, reply.header('cache-control', CHANGING), picture);
  };
  app.get<{ Params: Params }>('/preview/:locale/:kind/:file', FOR_OTHERS, async (request, reply) => {
    const { locale, kind, file } = request.params;
    const [, id] = PICTURE.exec(file) ?? [];
    return send(
      request,
      reply,
      id === undefined ? null : await previews.picture(locale, kind, id, askerOf({ request, reply })),
    );
  });
  app.get<{ Params: Pick<Params, 'locale'> }>(
    '/preview/:locale/teams.png',
    FOR_OTHERS,
    async (request, reply) =>
      send(
        request,
        reply,
        await previews.teamPicture(request.params.locale, queryOf(request.url), askerOf({ request, reply })),
      ),
  );
}

/** As it stands in an address, without its `?`. */
export const queryOf = (url: string): string => url.slice(url.indexOf('?') + 1 || url.length);
