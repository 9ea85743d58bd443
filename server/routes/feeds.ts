import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import { FEEDS, type FeedAsk, readFeedQuery } from '#model/contract/feeds';
import type { Windows } from '../services/accounts/windows.ts';
import type { Feeds } from '../services/feeds/feeds.ts';
import { Refusal } from '../services/refusal.ts';
import { spendRate } from './api/rates.ts';
import { sendAbsent } from './errors.ts';
import { sendPrepared } from './send-prepared.ts';
import { siteAddress, siteCaching } from './site-address.ts';

const OPEN_FEED = { config: { isOpen: true, costMs: ROUTE_COSTS.feed } } as const;
const FRESH_S = 300;
const FILE = /^([A-Za-z0-9_-]{3,30})\.atom$/;

interface Parts {
  readonly feeds: Feeds;
  readonly publicUrl: URL | null;
  /** Null where calls are not counted. */
  readonly counts: Windows | null;
}

/** `GET /feed/posts.atom`, `GET /feed/charts.atom`, `GET /feed/members/{username}.atom`: what is new, for programs that read feeds. */
export function addFeeds(app: FastifyInstance, { feeds, publicUrl, counts }: Parts): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, ask: FeedAsk) => {
    if (counts) spendRate(counts, 'read', null, request, reply);
    const asked = readFeedQuery(request.query as Readonly<Record<string, unknown>>);
    if (!('locale' in asked)) {
      const fields = Object.fromEntries(asked.map((field) => [field, 'INVALID']));
      throw new Refusal('REQUEST_INVALID', { fields });
    }
    const { locale, tag } = asked;
    const site = siteAddress(request, publicUrl);
    // Entries are named by addresses: without one there are no names.
    const feed = site === '' ? null : await feeds({ ...ask, ...(tag && { tag }), locale, site });
    if (!feed) return sendAbsent(reply, 'missing');
    reply.header('cache-control', siteCaching(publicUrl, FRESH_S));
    return sendPrepared(request, reply, feed);
  };
  app.get(FEEDS.posts, OPEN_FEED, (request, reply) => send(request, reply, {}));
  app.get(FEEDS.charts, OPEN_FEED, (request, reply) => send(request, reply, { kind: 'chart' }));
  app.get(FEEDS.stories, OPEN_FEED, (request, reply) => send(request, reply, { kind: 'story' }));
  app.get<{ Params: { readonly file: string } }>(FEEDS.route, OPEN_FEED, async (request, reply) => {
    const username = FILE.exec(request.params.file)?.[1];
    return username === undefined ? sendAbsent(reply, 'missing') : send(request, reply, { username });
  });
}
