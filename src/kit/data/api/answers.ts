import type { ErrorCode } from '#model/contract/errors';
import { asObject } from '#model/records/reading';
import type { FailureKind } from '#model/vocabulary/data-failures';
import type { CallFailure, Refused } from './failures.ts';

const NOT_FOUND = 404;
const SERVER_FAULT = 500;

const isJson = (response: Response): boolean => (response.headers.get('content-type') ?? '').includes('json');

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The one shape of every refusal (`failure` of the contract); null for JSON of any other shape. */
function asRefused(json: unknown): Refused | null {
  const { code, fields, retryAfter, revision } = asObject(json);
  if (typeof code !== 'string') return null;
  const named = Object.entries(asObject(fields)).map(([path, fault]) => [path, String(fault)]);
  return {
    kind: 'refused',
    code: code as ErrorCode,
    fields: Object.fromEntries(named),
    retryAfter: numberOrNull(retryAfter),
    revision: numberOrNull(revision),
  };
}

/** What stands in the way of an answer; null when there is one. The body of an answer is left unread. */
export async function readRefusal(response: Response): Promise<CallFailure | null> {
  if (response.ok) return isJson(response) ? null : { kind: 'unreadable' };
  const refused = isJson(response) ? asRefused(await response.json()) : null;
  if (refused) return refused;
  if (response.status === NOT_FOUND) return { kind: 'missing' };
  return { kind: response.status >= SERVER_FAULT ? 'server' : 'unreadable' };
}

/** Names what was thrown on the way: fetch knows no connection as a TypeError, JSON that ends early is none. */
export function asFailure(error: unknown): { readonly kind: FailureKind } {
  if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'timeout' };
  return { kind: error instanceof SyntaxError ? 'unreadable' : 'unreachable' };
}
