import type { Page } from 'playwright';
import type { PostNode } from '#model/contract/rich-text';
import { readSettings } from '#server/config';
import { Administration } from '#server/services/accounts/administration';
import { openStore } from '#server/store/store';
import type { Open, PageOptions } from './harness.ts';
import type { Site } from './site.ts';

/** Few members for many tests: sign-ups of one address are counted. */

export const PASSWORD = 'correct staple 41';
const PLACE = { categoryName: 'NEWS_COMMENT', categoryId: '59' } as const;
export const ARTICLE = '/home/news/59';

/** Calls the site as programs do, with a member's cookie. */
export interface Member {
  readonly username: string;
  readonly cookie: { readonly name: string; readonly value: string };
  call(path: string, body: unknown): Promise<Readonly<Record<string, unknown>>>;
  /** Writes a comment on the article and returns its id. */
  comment(content: readonly PostNode[], repliesTo?: number): Promise<number>;
}

async function send(url: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) };
  const response = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

export async function signUp(url: string, username: string): Promise<Member> {
  await send(url, 'user/signup', { username, password: PASSWORD, email: `${username}@example.com` });
  const { headers } = await send(url, 'user/login', { username, password: PASSWORD });
  const [pair = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
  const [name = '', value = ''] = pair.split('=');
  const call = async (path: string, body: unknown) =>
    (await (await send(url, path, body, pair)).json()) as Readonly<Record<string, unknown>>;
  return {
    username,
    cookie: { name, value },
    call,
    comment: async (content, repliesTo) => {
      const { id } = await call('post', { ...PLACE, content, ...(repliesTo !== undefined && { repliesTo }) });
      return Number(id);
    },
  };
}

/** As an operator does from the command line; a site keeps its members in its folder unless it has another store. */
export async function appoint(
  { folder }: Pick<Site, 'folder'>,
  username: string,
  role: Parameters<Administration['appoint']>[1],
  options = readSettings({ DATA_DIR: folder }).store,
): Promise<void> {
  const store = await openStore(options);
  await new Administration(store).appoint(username, role);
  await store.close();
}

/** Shows a page to a member in a browser profile of their own. */
export const openAs = (
  open: Open,
  { cookie }: Pick<Member, 'cookie'>,
  path: string,
  options: PageOptions = {},
): Promise<Page> => open(path, { ...options, cookie });

export const words = (data: string): PostNode => ({ type: 'text', data });
