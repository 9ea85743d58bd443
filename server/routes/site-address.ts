import type { FastifyRequest } from 'fastify';

/** A name or address with a port, and nothing that means something in XML or in a line of robots.txt. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** Where the site is: as the operator says, else where the visitor reached us. Empty for a host that is no host. */
export function siteAddress(request: FastifyRequest, publicUrl: URL | null): string {
  if (publicUrl) return publicUrl.origin;
  return HOST.test(request.host) ? `${request.protocol}://${request.host}` : '';
}
