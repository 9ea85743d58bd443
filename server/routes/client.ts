import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import { decideLanguage } from '#model/rules/languages';
import { routeAt } from '#model/site/patterns';
import type { Route } from '#model/site/routes';
import { SHARED_GROUPS } from '#model/texts/groups';
import { LANGUAGE_COOKIE, type Locale } from '#model/vocabulary/locales';
import { addressKey } from '../services/access/places.ts';
import type { PrerenderedContent } from '../services/prerender/content.ts';
import type { Prerenderer } from '../services/prerender/prerender.ts';
import type { Previews } from '../services/previews/previews.ts';
import type { AbsentLists } from '../services/published/absent-lists.ts';
import { type ClientFiles, isHashedFile } from '../services/published/client-files.ts';
import { packedFor } from '../services/published/encodings.ts';
import type { KeptPages, WrittenPage } from '../services/published/kept-pages.ts';
import type { AnswerPart } from '../services/published/packed-parts.ts';
import { sendAbsent } from './errors.ts';
import type { WrittenNeeds } from './page-needs.ts';
import { type PageFacts, type PageLink, type PageWriter, pageOf, UNBUILT_PAGE } from './pages.ts';
import { queryOf } from './previews.ts';
import { type ExtraSources, pagePolicy, timelineSources } from './security.ts';
import { sendPrepared } from './send-prepared.ts';
import { siteAddress } from './site-address.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const CHANGING = 'public, max-age=600';
const NONCE_BYTES = 16;

export interface ClientSettings {
  readonly client: ClientFiles;
  readonly facts: Omit<PageFacts, 'notices' | 'absentLists'>;
  /** What is shown above every page. */
  readonly notices: () => Promise<PageFacts['notices']>;
  readonly absentLists: AbsentLists;
  readonly extraSources: ExtraSources;
  /** What links to pages are shown with. */
  readonly previews: Previews;
  /** What pages show before any script runs. */
  readonly prerenderer: Prerenderer;
  readonly publicUrl: URL | null;
  readonly pages: PageWriter;
  /** Those of what members write. */
  readonly kept: KeptPages;
}

/** Files of the client, and one page for every address of the site. */
export function addClientRoutes(app: FastifyInstance, settings: ClientSettings): void {
  app.get('/*', { config: { costMs: ROUTE_COSTS.file } }, async (request, reply) => {
    const path = pathOf(request);
    if (await settings.client.file(path)) return sendClientFile(request, reply, settings.client, path);
    return sendPage(request, reply, settings, path);
  });
}

export async function sendClientFile(
  request: FastifyRequest,
  reply: FastifyReply,
  client: ClientFiles,
  path: string,
): Promise<FastifyReply> {
  const file = await client.file(path);
  if (!file) return sendAbsent(reply, 'missing');
  reply.headers({
    'cache-control': isHashedFile(path) ? FOREVER : CHANGING,
    // A worker is bound by the policy its own script came with.
    'content-security-policy': pagePolicy(null),
  });
  return sendPrepared(request, reply, file);
}

/** Known pages are sent to anybody; for other addresses only a browser that wants to show one gets the page. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ClientSettings,
  path: string,
) {
  request.server.chargeWork(request, ROUTE_COSTS.page);
  await request.server.takeTurn(request);
  const locale = languageOf(request);
  const html = await settings.client.html(path);
  const write = () => writePage(request, settings, pageOf(path, locale), html);
  const key = [locale, siteAddress(request, settings.publicUrl), request.url].join(' ');
  const page = settings.prerenderer.isLive(path) ? await settings.kept.answer(key, write) : await write();
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  if (!page.isThere && !wantsPage) return sendAbsent(reply, 'missing');
  const nonce = startPage(reply, settings);
  reply.code(statusOf(html !== null, page.isThere));
  return sendMarkup(request, reply, page.parts, nonce);
}

async function writePage(
  request: FastifyRequest,
  settings: ClientSettings,
  page: ReturnType<typeof pageOf>,
  html: string | null,
): Promise<WrittenPage> {
  const { path, locale, isKnown } = page;
  // All at once: an origin that takes its time must not take it three times, nor the database be asked as often whether it changed.
  const [lacks, content, tags] = isKnown
    ? await Promise.all([
        settings.previews.lacks(path),
        prerenderedContent(request, settings, locale),
        linkTo(request, settings, path, locale),
      ])
    : [false, null, null];
  const isThere = isKnown && !lacks;
  const needs = neededBy(isThere ? routeAt(path) : null, settings, locale);
  const parts = settings.pages.write(
    html ?? UNBUILT_PAGE,
    { ...page, needs },
    await factsOf(settings),
    isThere ? tags : null,
    isThere ? content : null,
  );
  return { isThere, isWhole: isThere && content !== null && tags !== null, parts };
}

/** The facts that every page gets, as of now. */
export async function factsOf({ facts, notices, absentLists }: ClientSettings): Promise<PageFacts> {
  const [shown, absent] = await Promise.all([notices(), absentLists()]);
  return { ...facts, notices: shown, absentLists: absent };
}

/** Headers of a page, and the nonce that its styles need. */
export function startPage(reply: FastifyReply, { client, extraSources, facts }: ClientSettings): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(
      nonce,
      client.inlineSources,
      extraSources,
      timelineSources(facts.socialOrigins),
    ),
  });
  return nonce;
}

/** A page that depends on the language of who asks. */
export function sendMarkup(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: readonly AnswerPart[],
  nonce: string,
): FastifyReply {
  const { encoding, body } = packedFor(request.headers['accept-encoding'], parts, nonce);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie').send(body);
}

const prerenderedContent = async (
  request: FastifyRequest,
  { prerenderer }: ClientSettings,
  locale: Locale,
): Promise<PrerenderedContent | null> => {
  const [path = '/', query] = request.url.split(/\?(.*)/s);
  return prerenderer.at(path, locale, query, seemsLoggedIn(request));
};

/** Whether there is a session to ask about; whether it still holds costs the database a question. */
const seemsLoggedIn = ({ headers }: FastifyRequest): boolean =>
  /(?:^|;\s*)(?:__Host-)?token=/.test(headers.cookie ?? '');

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`);

export const languageOf = ({ headers }: FastifyRequest): Locale =>
  decideLanguage(COOKIE.exec(headers.cookie ?? '')?.[1], headers['accept-language']);

/** An address of nothing needs the texts that all pages share. */
export const neededBy = (
  route: Route | null,
  { client, pages }: ClientSettings,
  locale: Locale,
): WrittenNeeds =>
  pages.needs(`${route?.pattern} ${locale}`, () => ({
    scripts: route ? client.scriptsOf(route.pattern) : [],
    styles: route ? client.stylesOf(route.pattern) : [],
    texts: client.textsOf(locale, [...SHARED_GROUPS, ...(route?.texts ?? [])]),
    lists: route?.data ?? [],
  }));

async function linkTo(
  request: FastifyRequest,
  settings: ClientSettings,
  path: string,
  locale: Locale,
): Promise<PageLink | null> {
  const origin = siteAddress(request, settings.publicUrl);
  const tags =
    origin === ''
      ? null
      : await settings.previews.tags(path, queryOf(request.url), locale, {
          who: addressKey(request),
        });
  return tags && { ...tags, origin };
}

function statusOf(isBuilt: boolean, isThere: boolean): number {
  if (!isBuilt) return 503;
  return isThere ? 200 : 404;
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';
