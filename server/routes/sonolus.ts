import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import type { Windows } from '../services/accounts/windows.ts';
import type { Prepared } from '../services/published/encodings.ts';
import { Refusal } from '../services/refusal.ts';
import { KeptTexts } from '../services/sonolus/kept-texts.ts';
import { HASH, ITEM_NAME, isResourceKind, SONOLUS_VERSION } from '../services/sonolus/protocol.ts';
import { localeOf, readListQuery } from '../services/sonolus/search.ts';
import { isSongPart, type SongFiles } from '../services/sonolus/song-files.ts';
import type { Audience, SonolusServer } from '../services/sonolus/sonolus.ts';
import { spendRate } from './api/rates.ts';
import { askerOf } from './asker.ts';
import { FOREVER, sendFile } from './assets.ts';
import { sendAbsent } from './errors.ts';
import { sendPrepared } from './send-prepared.ts';
import { siteAddress, siteCaching } from './site-address.ts';

const FRESH_S = 300;
const CHANGING = `public, max-age=${FRESH_S}`;
const ANSWERS = { config: { isOpen: true, costMs: ROUTE_COSTS.sonolus } } as const;
const FILES = { config: { work: 'files', isOpen: true, costMs: ROUTE_COSTS.file } } as const;
const SONG = /^\d{1,9}$/;

interface Parts {
  readonly sonolus: SonolusServer;
  readonly songs: SongFiles;
  readonly publicUrl: URL | null;
  /** Null where calls are not counted. */
  readonly counts: Windows | null;
}

interface ItemParams {
  readonly kind: string;
  readonly name: string;
}

/** `GET /sonolus/…`: what the Sonolus app asks of a server (docs/sonolus.md). */
export function addSonolus(app: FastifyInstance, parts: Parts): void {
  const { sonolus, publicUrl, counts } = parts;
  const kept = new KeptTexts();
  const audienceOf = (request: FastifyRequest, reply: FastifyReply): Audience => {
    if (counts) spendRate(counts, 'read', null, request, reply);
    return { locale: localeOf(queryOf(request)), site: siteAddress(request, publicUrl) };
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, answer: object | null) => {
    if (answer === null) return sendAbsent(reply, 'missing');
    reply.headers(headersOf(publicUrl));
    return sendPrepared(request, reply, await kept.prepared(JSON.stringify(answer)));
  };

  app.get('/sonolus/info', ANSWERS, (request, reply) =>
    send(request, reply, sonolus.info(audienceOf(request, reply))),
  );
  app.get('/sonolus/levels/result/info', ANSWERS, (request, reply) =>
    send(request, reply, sonolus.resultInfo()),
  );
  app.get('/sonolus/levels/info', ANSWERS, async (request, reply) =>
    send(request, reply, await sonolus.levelInfo(audienceOf(request, reply))),
  );
  app.get('/sonolus/levels/list', ANSWERS, async (request, reply) => {
    const audience = audienceOf(request, reply);
    const asked = readListQuery(queryOf(request));
    if (!('search' in asked)) throw wrongFields(asked);
    return send(request, reply, await sonolus.levelList(asked, audience));
  });
  app.get<{ Params: ItemParams }>('/sonolus/levels/:name', ANSWERS, async (request, reply) => {
    const audience = audienceOf(request, reply);
    const { name } = request.params;
    return send(request, reply, ITEM_NAME.test(name) ? await sonolus.levelDetails(name, audience) : null);
  });
  app.get<{ Params: ItemParams }>('/sonolus/:kind/:name', ANSWERS, async (request, reply) => {
    audienceOf(request, reply);
    return send(request, reply, resourceAnswer(sonolus, request.params));
  });
  addFiles(app, parts);
}

/** What items are made of; none of them is counted, as they come in tens with each page. */
function addFiles(app: FastifyInstance, { sonolus, songs }: Parts): void {
  app.get<{ Params: ItemParams }>('/sonolus/levels/:name/data', FILES, async (request, reply) => {
    const { name } = request.params;
    const data = ITEM_NAME.test(name) ? await sonolus.levelData(name) : null;
    return sendBinary(request, reply, data, CHANGING);
  });
  app.get<{ Params: { readonly hash: string } }>(
    '/sonolus/repository/:hash',
    FILES,
    async (request, reply) => {
      const { hash } = request.params;
      const bytes = HASH.test(hash) ? await sonolus.file(hash) : null;
      const file = bytes && { hash, type: 'application/octet-stream', bodies: { identity: bytes } };
      return sendBinary(request, reply, file, FOREVER);
    },
  );
  app.get<{ Params: { readonly song: string; readonly part: string } }>(
    '/sonolus/songs/:song/:part',
    FILES,
    async (request, reply) => {
      const { song, part } = request.params;
      if (!SONG.test(song) || !isSongPart(part)) return sendAbsent(reply, 'missing');
      const answer = await songs.answer(Number(song), part, askerOf({ request, reply }));
      if (answer.status !== 'found') return sendAbsent(reply, answer.status);
      return sendFile(request, reply, answer.asset, CHANGING);
    },
  );
}

const queryOf = ({ query }: FastifyRequest) => query as Readonly<Record<string, unknown>>;

const wrongFields = (fields: readonly string[]): Refusal =>
  new Refusal('REQUEST_INVALID', { fields: Object.fromEntries(fields.map((field) => [field, 'INVALID'])) });

const headersOf = (publicUrl: URL | null) => ({
  'cache-control': siteCaching(publicUrl, FRESH_S),
  'sonolus-version': SONOLUS_VERSION,
});

function resourceAnswer(sonolus: SonolusServer, { kind, name }: ItemParams): object | null {
  if (!isResourceKind(kind)) return null;
  if (name === 'info') return sonolus.resourceInfo(kind);
  if (name === 'list') return sonolus.resourceList(kind);
  return sonolus.resourceDetails(kind, name);
}

function sendBinary(request: FastifyRequest, reply: FastifyReply, file: Prepared | null, caching: string) {
  if (!file) return sendAbsent(reply, 'missing');
  reply.headers({ 'cache-control': caching });
  return sendPrepared(request, reply, file);
}
