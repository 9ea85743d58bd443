import type { FastifyInstance } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import { localeTag } from '#model/vocabulary/locales';
import { prepare } from '../services/published/encodings.ts';
import { textIn } from '../services/thing-words.ts';
import { type ClientSettings, factsOf, languageOf, neededBy, sendMarkup, startPage } from './client.ts';
import { sendAbsent } from './errors.ts';
import { sendPrepared } from './send-prepared.ts';

const SCRIPT = '/service-worker.js';
const BLOCKS = 6;

/** A worker asks the site alone, and its own policy stands for all that it asks. */
const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Takes the place of the worker that browsers have, forgets what it kept, and goes. */
const RETIRING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('setori-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * What lets pages open without a connection: `/service-worker.js`, which browsers request each time, and `/offline.html`, which
 * it keeps: the page without an address or a visitor. Where operators switched it off browsers get a worker that removes itself.
 */
export function addOffline(app: FastifyInstance, settings: ClientSettings, isOn: boolean): void {
  const retiring = prepare(Buffer.from(RETIRING), 'text/javascript; charset=utf-8');
  app.get(SCRIPT, { config: { costMs: ROUTE_COSTS.file } }, async (request, reply) => {
    const script = isOn ? await settings.client.file(SCRIPT) : await retiring;
    if (!script) return sendAbsent(reply, 'missing');
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY });
    return sendPrepared(request, reply, script);
  });

  app.get('/offline.html', { config: { costMs: ROUTE_COSTS.page } }, async (request, reply) => {
    const locale = languageOf(request);
    const built = await settings.client.html('/');
    if (!isOn || built === null) return sendAbsent(reply, 'missing');
    const nonce = startPage(reply, settings);
    const facts = await factsOf(settings);
    const needs = neededBy(null, settings, locale);
    const heading = textIn(locale, 'site.name');
    const page = { path: '', heading, locale, blocks: BLOCKS, hasStage: false, needs };
    reply.header('content-language', localeTag(locale));
    return sendMarkup(request, reply, settings.pages.write(built, page, facts), nonce);
  });
}
