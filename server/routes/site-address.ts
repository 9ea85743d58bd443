import type { FastifyRequest } from 'fastify';

/** A name or address with a port, and nothing that means something in XML or in a line of robots.txt. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/**
 * Where the site is: as the operator says, else where the visitor reached us. Empty for a host that is no host. What a proxy
 * says about the visitor's side counts for nothing here: visitors can say it, too, and caches would keep it for others.
 */
export function siteAddress(request: FastifyRequest, publicUrl: URL | null): string {
  if (publicUrl) return publicUrl.origin;
  const host = request.headers.host ?? '';
  return HOST.test(host) ? `http://${host}` : '';
}

/**
 * How an answer that holds the address of the site is kept: by caches for many only where the operator says what that address is. Else a
 * visitor says it, and caches that go by the path alone would send one visitor's to others.
 */
export const siteCaching = (publicUrl: URL | null, seconds: number): string =>
  `${publicUrl ? 'public' : 'private'}, max-age=${seconds}`;
