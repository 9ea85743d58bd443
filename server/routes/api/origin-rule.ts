import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../services/refusal.ts';

const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;
const OWN_SITES = new Set([undefined, 'same-origin', 'none']);

const HOST = /^[^/?#@\\\s]+$/;

/** Whether an address is of this site, by the name that it has or by which it was asked. */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: URL | null): boolean {
  if (publicUrl && origin === publicUrl.origin) return true;
  if (host === undefined || !HOST.test(host) || !URL.canParse(origin)) return false;
  const { protocol, host: named } = new URL(origin);
  // A port that the protocol has anyway may be told or not.
  const asked = `${protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === named;
}

const MULTIPART = /^multipart\/form-data;\s*boundary=("[^"]{1,70}"|[\w'()+,./:=?-]{1,70})$/i;

/**
 * A POST comes from our own pages, or from a program that is no browser. Forms of other sites can send no JSON; files
 * they can, so there the page that a browser names counts as well.
 */
export function refuseForeign(request: FastifyRequest, publicUrl: URL | null, isFile: boolean): void {
  const { origin, host, referer, 'sec-fetch-site': site, 'content-type': type } = request.headers;
  const isOwnSite = OWN_SITES.has(Array.isArray(site) ? site.join() : site);
  const told = [origin, isFile && referer !== undefined ? originOf(referer) : undefined];
  if (!isOwnSite || told.some((each) => each !== undefined && !isOwnOrigin(each, host, publicUrl))) {
    throw new Refusal('ORIGIN_DENIED');
  }
  if (!isFile && isEmpty(request)) return;
  if (!(isFile ? MULTIPART : JSON_TYPE).test(type ?? '')) throw new Refusal('MEDIA_TYPE_UNSUPPORTED');
}

/** Without a body there is no type to look at. */
const isEmpty = ({ headers }: FastifyRequest): boolean =>
  (headers['content-length'] ?? '0') === '0' &&
  headers['transfer-encoding'] === undefined &&
  headers['content-type'] === undefined;

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : 'null');
