import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_SESSION_MS } from '../../services/accounts/sessions.ts';
import { Refusal } from '../../services/refusal.ts';

export async function addCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

export interface CookieRule {
  /** Where visitors reach the site; null when no one said. */
  readonly publicUrl: URL | null;
  /** The operator wants log-ins over plain HTTP on other names than loopback. */
  readonly allowHttp: boolean;
}

interface CookieKind {
  readonly name: string;
  readonly secure: boolean;
}

/** Which cookie holds the session; null where a password must not be sent at all. */
export function cookieKind(rule: CookieRule, host: string): CookieKind | null {
  if (rule.publicUrl?.protocol === 'https:') return { name: '__Host-token', secure: true };
  if (LOOPBACK.test(host) || rule.allowHttp) return { name: 'token', secure: false };
  return null;
}

const hostOf = (request: FastifyRequest): string => request.headers.host ?? '';

/** For programs: they know the session by this name, whatever the connection. */
const PLAIN = 'token';

/** Browsers say on every request to write where it comes from; programs that are none do not. */
const isProgram = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined && headers.origin === undefined;

export function readToken(rule: CookieRule, request: FastifyRequest): string | undefined {
  const kind = cookieKind(rule, hostOf(request));
  if (!kind) return undefined;
  return request.cookies[kind.name] ?? (isProgram(request) ? request.cookies[PLAIN] : undefined);
}

export function refuseInsecure(rule: CookieRule, request: FastifyRequest): void {
  if (cookieKind(rule, hostOf(request)) === null) throw new Refusal('SECURE_CONNECTION_REQUIRED');
}

export function setToken(rule: CookieRule, reply: FastifyReply, token: string): void {
  const kind = cookieKind(rule, hostOf(reply.request));
  if (kind === null) throw new Refusal('SECURE_CONNECTION_REQUIRED');
  const { name, secure } = kind;
  const maxAge = Math.floor(MAX_SESSION_MS / 1_000);
  // Some programs read when it ends, and cannot count.
  const expires = new Date(Date.now() + MAX_SESSION_MS);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge, expires } as const;
  reply.setCookie(name, token, options);
  if (name !== PLAIN && isProgram(reply.request)) reply.setCookie(PLAIN, token, options);
}

/** Browsers keep a cookie for little more than a year. */
const MARKS_S = 365 * 86_400;
const marksName = ({ secure }: CookieKind): string => (secure ? '__Host-device' : 'device');

/** The marks of a browser in which someone logged in before; they let no one in. */
export function readMarks(rule: CookieRule, request: FastifyRequest): string | undefined {
  const kind = cookieKind(rule, hostOf(request));
  return kind ? request.cookies[marksName(kind)] : undefined;
}

export function setMarks(rule: CookieRule, reply: FastifyReply, marks: string): void {
  const kind = cookieKind(rule, hostOf(reply.request));
  if (kind === null) throw new Refusal('SECURE_CONNECTION_REQUIRED');
  const { secure } = kind;
  reply.setCookie(marksName(kind), marks, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: MARKS_S,
  });
}

export function clearToken(rule: CookieRule, reply: FastifyReply): void {
  const kind = cookieKind(rule, hostOf(reply.request));
  if (!kind) return;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: kind.secure, maxAge: 0 } as const;
  reply.setCookie(kind.name, '', options);
  if (kind.name !== PLAIN && reply.request.cookies[PLAIN] !== undefined) reply.setCookie(PLAIN, '', options);
  // What caches kept of a member is no one's business after they left.
  reply.header('clear-site-data', '"cache"');
}
