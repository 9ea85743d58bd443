import type { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { costOf } from '#model/contract/account/work';
import { methodOf, pathFieldsOf, pathOf } from '#model/contract/endpoint';
import {
  type AnswerOf,
  ENDPOINT_NAMES,
  type ENDPOINTS,
  endpointOf,
  type KnownEndpoint,
  type RequestOf,
} from '#model/contract/endpoints';
import { requestReader } from '#model/contract/reading';
import { type AddressKey, addressKey } from '../../services/access/places.ts';
import { type Caller, hasRole } from '../../services/accounts/caller.ts';
import type { Sessions } from '../../services/accounts/sessions.ts';
import type { Windows } from '../../services/accounts/windows.ts';
import { Refusal, refusalOf } from '../../services/refusal.ts';
import { close } from '../security.ts';
import { type CookieRule, readToken } from './cookies.ts';
import { limitFarewell, refuseLarge } from './incoming-file.ts';
import { inForm } from './lenient.ts';
import { spendMore, spendRate } from './rates.ts';
import { isSimple } from './simple-tree.ts';

const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;
const OWN_SITES = new Set([undefined, 'same-origin', 'none']);

const HOST = /^[^/?#@\\\s]+$/;

/** Whether an address is of this site, by the name that it has or by which it was asked. */
function isOwnOrigin(origin: string, host: string | undefined, publicUrl: URL | null): boolean {
  if (publicUrl && origin === publicUrl.origin) return true;
  if (host === undefined || !HOST.test(host) || !URL.canParse(origin)) return false;
  const { protocol, host: named } = new URL(origin);
  // The default port of the protocol may be given or left out.
  const asked = `${protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === named;
}

const MULTIPART = /^multipart\/form-data;\s*boundary=("[^"]{1,70}"|[\w'()+,./:=?-]{1,70})$/i;

/**
 * A POST comes from our own pages, or from a program that is no browser. Forms of other sites can send no JSON; files
 * they can, so there the page that a browser names counts as well.
 */
function refuseForeign(request: FastifyRequest, publicUrl: URL | null, isFile: boolean): void {
  const { origin, host, referer, 'sec-fetch-site': site, 'content-type': type } = request.headers;
  const isOwnSite = OWN_SITES.has(Array.isArray(site) ? site.join() : site);
  const told = [origin, isFile && referer !== undefined ? originOf(referer) : undefined];
  if (!isOwnSite || told.some((each) => each !== undefined && !isOwnOrigin(each, host, publicUrl))) {
    throw new Refusal('ORIGIN_DENIED');
  }
  if (!isFile && isEmpty(request)) return;
  if (!(isFile ? MULTIPART : JSON_TYPE).test(type ?? '')) throw new Refusal('MEDIA_TYPE_UNSUPPORTED');
}

/** Without a body there is no content type to check. */
const isEmpty = ({ headers }: FastifyRequest): boolean =>
  (headers['content-length'] ?? '0') === '0' &&
  headers['transfer-encoding'] === undefined &&
  headers['content-type'] === undefined;

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : 'null');

const SMALL_BODY = 96 * 1024;
/** A large body that is refused has cost as much as these calls. */
const REFUSED_CALLS = 10;
const LARGE_BODY = 1024 * 1024;

type CallerOf<K extends KnownEndpoint> = (typeof ENDPOINTS)[K]['caller'] extends 'anyone'
  ? Caller | null
  : Caller;

/** One call, checked: what was asked, by whom, from where. */
export interface CheckedCall<K extends KnownEndpoint> {
  readonly request: RequestOf<K>;
  readonly caller: CallerOf<K>;
  readonly visit: {
    readonly address: AddressKey;
    readonly device: string;
    readonly token: string | undefined;
  };
  /** For cookies alone. */
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

/** An answer; or the JSON of one, in pieces where it may be larger than the memory, as bytes where it was asked for before. */
type Handler<K extends KnownEndpoint> = (
  call: CheckedCall<K>,
) => Promise<AnswerOf<K> | Readable | Buffer> | AnswerOf<K>;

/** One for every endpoint of the contract, no more and no fewer. */
export type Handlers = { readonly [K in KnownEndpoint]: Handler<K> };
/** Those of one part of the contract. */
export type HandlersOf<Part> = Pick<Handlers, Extract<keyof Part, KnownEndpoint>>;

export interface MountParts {
  readonly sessions: Sessions;
  readonly cookies: CookieRule;
  /** Null: calls are not counted. */
  readonly counts: Windows | null;
}

function permitted(name: KnownEndpoint, caller: Caller | null): void {
  const wanted = endpointOf(name).caller;
  if (wanted === 'anyone') return;
  if (caller === null) throw new Refusal('LOGIN_REQUIRED');
  if (!hasRole(caller, wanted)) throw new Refusal('PERMISSION_DENIED');
  const isPaused = endpointOf(name).publishes === true && caller.pausedUntil !== null;
  if (isPaused) throw new Refusal('WRITING_PAUSED', { until: caller.pausedUntil ?? 0 });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null for no one, and for what is no endpoint of the contract. */
    caller: Caller | null;
    /** Of the JSON that came. */
    bodyBytes: number;
  }
}

/** Who calls, how often, and whether they may. Asked before a byte of the body is read, let alone parsed. */
async function admit(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  name: KnownEndpoint,
  parts: MountParts,
): Promise<void> {
  const token = readToken(parts.cookies, request);
  const caller = await parts.sessions.find(token);
  if (caller !== null) close(reply);
  if (parts.counts) spendRate(parts.counts, endpointOf(name).rate, caller, request, reply);
  permitted(name, caller);
  request.caller = caller;
}

/** Whether what was sent was read and could not be taken. */
const isRefusedBody = (error: FastifyError): boolean =>
  error.statusCode === 400 || refusalOf(error)?.code === 'REQUEST_INVALID';

/** The path as the router writes it. */
const routeOf = (name: KnownEndpoint): string => pathOf(name).replaceAll(/\{(\w+)\}/g, ':$1');

/** What was asked, before it is held to the contract. */
function givenIn(name: KnownEndpoint, { body, query, params }: FastifyRequest): unknown {
  if (endpointOf(name).isFile) return {};
  // Without a body nothing is said: a call may have nothing to say.
  if (methodOf(name) === 'POST') return body ?? {};
  return pathFieldsOf(name).length > 0 ? { ...(query as object), ...(params as object) } : query;
}

function mountOne<K extends KnownEndpoint>(
  app: FastifyInstance,
  name: K,
  handler: Handler<K>,
  parts: MountParts,
): void {
  const { isLarge = false, isFile = false, request: schema, waitsFor } = endpointOf(name);
  const method = methodOf(name);
  const read = requestReader(name);
  app.route({
    method,
    url: routeOf(name),
    // Files arrive slowly, and have places of their own.
    config: {
      work: isFile ? 'none' : (waitsFor ?? 'members'),
      // What everybody may ask, pages of other sites read, too, unless it is asked by a member.
      isOpen: method === 'GET' && endpointOf(name).caller === 'anyone',
      costMs: costOf(endpointOf(name)),
    },
    bodyLimit: isLarge ? LARGE_BODY : SMALL_BODY,
    onRequest: async (request, reply) => {
      if (isFile) limitFarewell(request, reply);
      if (method === 'POST') refuseForeign(request, parts.cookies.publicUrl, isFile);
      if (isFile) refuseLarge(request);
      reply.header('cache-control', 'private, no-store');
      await admit({ request, reply }, name, parts);
    },
    onError: async (request, _reply, error) => {
      if (parts.counts === null || request.bodyBytes <= SMALL_BODY || !isRefusedBody(error)) return;
      spendMore(parts.counts, endpointOf(name).rate, request, REFUSED_CALLS - 1);
      app.chargeWork(request, (REFUSED_CALLS - 1) * costOf(endpointOf(name)));
    },
    handler: async (request, reply) => {
      const given = givenIn(name, request);
      if (!isSimple(given, isLarge)) throw new Refusal('REQUEST_INVALID');
      const isOwn = (origin: string) => isOwnOrigin(origin, request.headers.host, parts.cookies.publicUrl);
      const strict = read(given);
      const asked = strict.ok ? strict : read(inForm(schema, given, isOwn));
      if (!asked.ok) throw new Refusal('REQUEST_INVALID', { fields: asked.faults });
      const visit = {
        address: addressKey(request),
        device: request.headers['user-agent'] ?? '',
        token: readToken(parts.cookies, request),
      };
      // `permitted` has refused no one where someone is needed.
      const who = request.caller as CallerOf<K>;
      return handler({ request: asked.request, caller: who, visit, http: { request, reply } });
    },
  });
}

/** Every endpoint of the contract at its address, with the checks that all of them share, in one order. */
export function mountEndpoints(app: FastifyInstance, handlers: Handlers, parts: MountParts): void {
  const mount = <K extends KnownEndpoint>(name: K): void => mountOne<K>(app, name, handlers[name], parts);
  app.decorateRequest('caller', null);
  for (const name of ENDPOINT_NAMES) mount(name);
}
