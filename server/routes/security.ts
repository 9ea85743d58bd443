import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isOpenAddress } from './methods.ts';

/** What pages may load. WebAssembly needs its word in `script-src`; the interface library injects styles by nonce. */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
};

/** For everything that is not a page: shown by itself it may do nothing, not even when it is a picture with scripts. */
const SEALED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Headers of open answers that pages of other sites may read. */
const READABLE = [
  'ETag',
  'Content-Location',
  'Content-Range',
  'X-Stale',
  'X-Setori-Missing',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
].join(', ');
/** On what anybody may read from anywhere: pages of other sites may show and read it. Never on what depends on a session. */
const OPEN: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-expose-headers': READABLE,
};

/** Makes an answer readable from anywhere. */
export const open = (reply: FastifyReply): FastifyReply => reply.headers(OPEN);

/** Takes that back for an answer that turns out to depend on who asks. */
export function close(reply: FastifyReply): void {
  for (const name of Object.keys(OPEN)) reply.removeHeader(name);
  reply.header('cross-origin-resource-policy', BARE_HEADERS['cross-origin-resource-policy']);
}

/** Stands for the nonce in pages and sources that are made before it is known. */
export const NONCE_PLACE = 'SETORI-NONCE';

/** More sources for some pages, such as those of the development server, whose scripts and styles arrive by other ways. */
export type ExtraSources = Readonly<Record<string, readonly string[]>>;

const TIMELINE_NEEDS = ['script-src', 'style-src', 'img-src', 'media-src', 'connect-src', 'frame-src'];

/** What the social timeline of an operator may load; nothing when it asks no other origin. */
export const timelineSources = (origins: readonly string[]): ExtraSources =>
  origins.length === 0 ? {} : Object.fromEntries(TIMELINE_NEEDS.map((name) => [name, origins]));

/** `nonce` lets the styles of one page in; files without styles of their own need none. */
export function pagePolicy(nonce: string | null, ...extra: readonly ExtraSources[]): string {
  const names = new Set([POLICY, ...extra].flatMap((sources) => Object.keys(sources)));
  return [...names]
    .map((name) => {
      const own = nonce !== null && name === 'style-src' ? [`'nonce-${nonce}'`] : [];
      return [name, ...(POLICY[name] ?? []), ...own, ...extra.flatMap((more) => more[name] ?? [])].join(' ');
    })
    .join('; ')
    .replaceAll(NONCE_PLACE, nonce ?? '');
}

const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Headers of answers that the framework gives before any hook runs, such as to an address it cannot decode. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': SEALED_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const YEAR_S = 365 * 86_400;

/** Security headers on every answer. Pages replace the sealed policy by the one with their nonce. */
export async function addSecurity(app: FastifyInstance, publicUrl: URL | null): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // A proxy speaks TLS for us. Only an operator who says that the site is reached by https means to stay with it.
    strictTransportSecurity:
      publicUrl?.protocol === 'https:' ? { maxAge: YEAR_S, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'content-security-policy': SEALED_POLICY, 'permissions-policy': PERMISSIONS });
    // Before anything can refuse: a page of another site has to learn why, and how long it must wait.
    if (isOpenAddress(app, request)) open(reply);
  });
}
