import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { methodOf, pathOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES } from '#model/contract/endpoints';
import { answerChecker, isFailure } from '#model/contract/reading';
import type { AppParts } from '#server/app';
import { readSettings } from '#server/config';
import { type MemberStandIns, type Members, openMembers } from '#server/members';
import type { Mail } from '#server/services/mail/mail';
import type { StoreOptions } from '#server/store/store';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

export const PASSWORD = 'correct staple 41';

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: LightMyRequestResponse['headers'];
  /** Of the session cookie that came with it. */
  readonly token: string | undefined;
}

export interface MemberSite {
  readonly app: FastifyInstance;
  readonly members: Members;
  readonly letters: Mail[];
  readonly lines: string[];
  readonly clock: { nowMs: number };
  /** `as` is a session token. Every answer is held to the contract. */
  readonly post: (
    path: string,
    body: unknown,
    as?: string,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  readonly get: (path: string, query?: Record<string, string>, as?: string) => Promise<Answer>;
  /** Makes an account and logs in. */
  readonly join: (username: string) => Promise<string>;
}

const CHECKERS = ENDPOINT_NAMES.map((name) => {
  const path = pathOf(name).replaceAll(/\{\w+\}/g, '[^/]*');
  return { asked: new RegExp(`^${methodOf(name)} ${path}$`), check: answerChecker(name) };
});

function readAnswer(key: string, raw: LightMyRequestResponse): Answer {
  const body: Record<string, unknown> = raw.json();
  const checker = CHECKERS.find(({ asked }) => asked.test(key));
  const isPromised = raw.statusCode === 200 ? checker?.check(body) : isFailure(body);
  if (isPromised !== true) throw new Error(`${key} broke the contract: ${raw.statusCode} ${raw.body}`);
  const token = raw.cookies.find(({ name }) => /token$/.test(name))?.value;
  return { status: raw.statusCode, body, headers: raw.headers, token };
}

/** The whole server with accounts on the given database, letters in a list and a clock to turn. */
export async function openMemberSite(
  store: StoreOptions,
  env: Readonly<Record<string, string>> = {},
  parts: Partial<AppParts> = {},
  standIns: MemberStandIns = {},
): Promise<MemberSite> {
  const letters: Mail[] = [];
  const lines: string[] = [];
  const clock = { nowMs: Date.now() };
  const settings = readSettings({ DATA_DIR: await tempFolder(), RATE_LIMITS: 'off', ...env });
  const mail = { send: async (letter: Mail) => void letters.push(letter), close: async () => {} };
  const log = (line: string): void => void lines.push(line);
  const members = await openMembers({ ...settings, store }, log, {
    now: () => clock.nowMs,
    mail,
    ...standIns,
  });
  onTestFinished(() => members.close().catch(() => {}));
  const { app } = await openSite({ members, log, ...parts });
  const cookies = (as: string | undefined) => (as === undefined ? {} : { cookies: { token: as } });
  const post: MemberSite['post'] = async (path, body, as, headers = {}) => {
    const payload = JSON.stringify(body);
    const url = `/api/${path}`;
    const raw = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
      ...cookies(as),
    });
    return readAnswer(`POST ${url}`, raw);
  };
  const get: MemberSite['get'] = async (path, query = {}, as) => {
    const url = `/api/${path}`;
    return readAnswer(`GET ${url}`, await app.inject({ method: 'GET', url, query, ...cookies(as) }));
  };
  const join: MemberSite['join'] = async (username) => {
    await post('user/signup', { username, password: PASSWORD, email: `${username}@example.org` });
    const { token } = await post('user/login', { username, password: PASSWORD });
    if (token === undefined) throw new Error(`${username} could not log in`);
    return token;
  };
  return { app, members, letters, lines, clock, post, get, join };
}
