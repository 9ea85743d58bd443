import type { FastifyInstance } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import type { SitePagesService } from '../services/site-pages.ts';
import { sendPrepared } from './send-prepared.ts';

/** `/api/content/pages.json`: an object of typed texts by page, empty while the operator has none. */
export function addSitePages(app: FastifyInstance, pages: SitePagesService): void {
  app.get(
    '/api/content/pages.json',
    { config: { isOpen: true, costMs: ROUTE_COSTS.data } },
    async (request, reply) =>
      sendPrepared(request, reply.header('cache-control', 'no-cache'), await pages.answer()),
  );
}
