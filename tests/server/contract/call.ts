import { methodOf, pathOf } from '#model/contract/endpoint';
import type { KnownEndpoint } from '#model/contract/endpoints';
import type { MemberSite } from '../accounts/member-site.ts';
import { stateOf } from './state.ts';

export const JSON_TYPE = 'application/json';
const LONGEST_QUERY = 4_000;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** Half characters have no encoding; they are sent as the mark for them. */
const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
const queryOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, each]) => `${encodeURIComponent(key)}=${encode(asText(each))}`)
        .join('&')
        .slice(0, LONGEST_QUERY)
    : encode(asText(value)).slice(0, LONGEST_QUERY);

/** Sends anything at all to an endpoint. */
export const ask = ({ app }: MemberSite, name: KnownEndpoint, value: unknown, token?: string) => {
  const cookies = token === undefined ? {} : { cookies: { token } };
  if (methodOf(name) === 'GET') {
    return app.inject({ method: 'GET', url: `${pathOf(name)}?${queryOf(value)}`, ...cookies });
  }
  const headers = { 'content-type': JSON_TYPE };
  return app.inject({
    method: 'POST',
    url: pathOf(name),
    payload: JSON.stringify(value),
    headers,
    ...cookies,
  });
};

/** The database as text; what belongs to the processes alone is left out. */
export const dump = async ({ members }: MemberSite): Promise<string> =>
  JSON.stringify([...(await stateOf(members.store.db))]);
