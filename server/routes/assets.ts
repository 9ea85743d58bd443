import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import type { Asset, AssetService } from '../services/published/assets.ts';
import type { ClientFiles } from '../services/published/client-files.ts';
import { matchesTag } from '../services/published/encodings.ts';
import { parseRange } from '../services/published/ranges.ts';
import { askerOf } from './asker.ts';
import { sendClientFile } from './client.ts';
import { sendAbsent, sendError } from './errors.ts';
import { exactly } from './exactly.ts';

/**
 * An address with `?v=` and the data version of now is good for ever; without it, another origin may take its place, and with
 * the version of an update to come someone would have a cache keep the old file under the new address.
 */
export const FOREVER = 'public, max-age=31536000, immutable';
const CHANGING = 'public, max-age=600, stale-while-revalidate=86400';
const GAME_SERVER = /^(jp|en|tw|cn|kr)\//;
const OF_GAME = {
  config: {
    work: 'files',
    costMs: ROUTE_COSTS.file,
    isOpen: (url: string) => GAME_SERVER.test(url.slice('/assets/'.length)),
  },
} as const;
const OF_SITE = { config: { work: 'files', costMs: ROUTE_COSTS.file, isOpen: true } } as const;

/**
 * Pictures and sounds: `/assets/{server}/…` and the site's own icons `/res/…`. The built client keeps its files under
 * `/assets/` too, one level higher.
 */
export function addAssetRoutes(
  app: FastifyInstance,
  assets: AssetService,
  client: ClientFiles,
  version: string,
): void {
  app.get<{ Params: { '*': string } }>('/assets/*', OF_GAME, async (request, reply) => {
    const path = request.params['*'];
    return GAME_SERVER.test(path)
      ? sendAsset(request, reply, { assets, version, path: `assets/${path}` })
      : sendClientFile(request, reply, client, `/assets/${path}`);
  });
  app.get<{ Params: { '*': string } }>('/res/*', OF_SITE, async (request, reply) =>
    sendAsset(request, reply, { assets, version, path: `res/${request.params['*']}` }),
  );
}

interface Wanted {
  readonly assets: AssetService;
  /** Of the data, as pages get it. */
  readonly version: string;
  readonly path: string;
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, { assets, version, path }: Wanted) {
  const answer = await assets.answer(path, askerOf({ request, reply }));
  if (answer.status === 'missing') return sendMissing(reply);
  if (answer.status !== 'found') return sendAbsent(reply, answer.status);
  const isVersioned = Object(request.query).v === version;
  return sendFile(request, reply, answer.asset, isVersioned ? FOREVER : CHANGING);
}

/** A file that anybody may have, or the range of it that was asked for. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  caching: string,
): Promise<FastifyReply> {
  reply.headers({ etag: asset.tag, 'cache-control': caching, 'accept-ranges': 'bytes' });
  if (matchesTag(request.headers['if-none-match'], asset.tag)) return reply.code(304).send();
  // Bytes may be long in coming: music is made first, of which only so much is made at a time.
  request.server.leaveFlight(request);
  return sendBytes(request, reply.type(asset.type), asset);
}

const MISSING_PAGE = '<!DOCTYPE html><html lang="en"><title>Not found</title><p>Not found</p></html>\n';

/** Clients of such sites know by the type that this is no picture, and take any other body for one. */
function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(MISSING_PAGE);
}

/** The whole of it, or the range that was asked for. A HEAD request opens and makes nothing. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
): Promise<FastifyReply> {
  const ifRange = request.headers['if-range'];
  const range =
    ifRange === undefined || ifRange === asset.tag ? parseRange(request.headers.range, asset.size) : null;
  if (range === 'unsatisfiable') {
    return sendError(reply.header('content-range', `bytes */${asset.size}`), 416);
  }
  const isHead = request.method === 'HEAD';
  const body = isHead ? Readable.from([]) : await asset.read(range);
  if (body === null) return sendAbsent(reply, 'unavailable');
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${asset.size}`);
  }
  const length = range ? range.end - range.start + 1 : asset.size;
  reply.header('content-length', length);
  return reply.send(body instanceof Uint8Array || isHead ? body : exactly(body, length));
}
