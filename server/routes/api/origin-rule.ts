import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../services/refusal.ts';

const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;
const OWN_SITES = new Set([undefined, 'same-origin', 'none']);

function isOwnOrigin(origin: string, host: string | undefined, publicUrl: URL | null): boolean {
  if (publicUrl && origin === publicUrl.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** A POST comes from our own pages, or from a program that is no browser. Forms of other sites can send no JSON. */
export function refuseForeign(request: FastifyRequest, publicUrl: URL | null): void {
  const { origin, host, 'sec-fetch-site': site, 'content-type': type } = request.headers;
  const isOwnSite = OWN_SITES.has(Array.isArray(site) ? site.join() : site);
  if (!isOwnSite || (origin !== undefined && !isOwnOrigin(origin, host, publicUrl))) {
    throw new Refusal('ORIGIN_DENIED');
  }
  if (!JSON_TYPE.test(type ?? '')) throw new Refusal('MEDIA_TYPE_UNSUPPORTED');
}
