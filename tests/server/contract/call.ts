import { filledPath, methodOf, pathFieldsOf, pathOf } from '#model/contract/endpoint';
import { endpointOf, type KnownEndpoint } from '#model/contract/endpoints';
import type { MemberSite } from '../accounts/member-site.ts';
import { stateOf } from './state.ts';

export const JSON_TYPE = 'application/json';
const MAX_QUERY = 4_000;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** Half characters have no encoding; they are sent as the mark for them. */
const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
const queryOf = (value: unknown, name: KnownEndpoint): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([key]) => !pathFieldsOf(name).includes(key))
        .map(([key, each]) => `${encodeURIComponent(key)}=${encode(asText(each))}`)
        .join('&')
        .slice(0, MAX_QUERY)
    : encode(asText(value)).slice(0, MAX_QUERY);

export const isFile = (name: KnownEndpoint): boolean => endpointOf(name).isFile === true;
/** What an endpoint wants to be sent, and a body of that kind. */
export const typeFor = (name: KnownEndpoint): string =>
  isFile(name) ? 'multipart/form-data; boundary=edge' : JSON_TYPE;
const FILE_HEAD = '--edge\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n';
export const bodyFor = (name: KnownEndpoint, value: unknown): string =>
  isFile(name) ? `${FILE_HEAD}${asText(value)}\r\n--edge--\r\n` : JSON.stringify(value);

const MAX_PATH = 900;
/** The address of a call; what stands in the path is taken from the value, however wrong it is. */
export function addressOf(name: KnownEndpoint, value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const texts = fields.map(([key, each]) => [key, Buffer.from(asText(each) ?? '').toString()]);
  return filledPath(name, Object.fromEntries(texts)).slice(0, MAX_PATH);
}

/** Sends anything at all to an endpoint. */
export const ask = ({ app }: MemberSite, name: KnownEndpoint, value: unknown, token?: string) => {
  const cookies = token === undefined ? {} : { cookies: { token } };
  if (methodOf(name) === 'GET') {
    return app.inject({
      method: 'GET',
      url: `${addressOf(name, value)}?${queryOf(value, name)}`,
      ...cookies,
    });
  }
  const headers = { 'content-type': typeFor(name) };
  return app.inject({
    method: 'POST',
    url: pathOf(name),
    payload: bodyFor(name, value),
    headers,
    ...cookies,
  });
};

/** The database as text; what belongs to the processes alone is left out. */
export const dump = async ({ members }: MemberSite): Promise<string> =>
  JSON.stringify([...(await stateOf(members.store.db))]);
