import type { AnswerOf, ENDPOINTS, KnownEndpoint, RequestOf } from '#model/contract/endpoints';
import type { DataName } from '#model/vocabulary/data-names';
import { asFailure, readRefusal } from './answers.ts';
import type { CallFailure } from './failures.ts';

/**
 * Calls of the contract. The contract gives types alone here: its schemas would cost every visitor what only the server
 * needs, and what our own server answered needs no second look.
 */

interface Undone {
  readonly isDone: false;
  readonly dataName: DataName;
  readonly failure: CallFailure;
}

export type CallResult<K extends KnownEndpoint> =
  | { readonly isDone: true; readonly answer: AnswerOf<K> }
  | Undone;

/** How any call ended, for those who do not look at its answer. */
export type CallOutcome = { readonly isDone: true } | Undone;

/** Its name before visitors, held to the contract by the compiler. */
export type CallName<K extends KnownEndpoint> = (typeof ENDPOINTS)[K]['dataName'] & DataName;

const TIMEOUT_MS = 30_000;

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls back whenever the server refuses a call because no member is logged in. The function returned ends it. */
export function watchLogInLost(onLost: Listener): () => void {
  listeners.add(onLost);
  return () => listeners.delete(onLost);
}

/** Texts as they are, numbers in decimals: as `decimal` of the contract reads them. */
function addressOf(name: string, request: object): string {
  const path = `/api/${name}`.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(Reflect.get(request, field))),
  );
  const inQuery = ([field, value]: [string, unknown]): boolean =>
    value !== undefined && !name.includes(`{${field}}`);
  const given = Object.entries(request).filter(inQuery);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? path : `${path}?${search}`;
}

function ask(name: string, request: object, signal: AbortSignal): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  const accept = 'application/json';
  if (method === 'GET') return fetch(addressOf(path, request), { signal, headers: { accept } });
  const headers = { accept, 'content-type': 'application/json' };
  return fetch(`/api/${path}`, { method, signal, headers, body: JSON.stringify(request) });
}

/** Never rejects, but when the caller's own signal ends it. */
export async function callApi<K extends KnownEndpoint>(
  name: K,
  dataName: CallName<K>,
  request: RequestOf<K> & object,
  signal?: AbortSignal,
): Promise<CallResult<K>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const failed = (failure: CallFailure) => ({ isDone: false, dataName, failure }) as const;
  try {
    const response = await ask(name, request, signal ? AbortSignal.any([signal, timeout]) : timeout);
    const refusal = await readRefusal(response);
    if (refusal === null) return { isDone: true, answer: (await response.json()) as AnswerOf<K> };
    if (refusal.kind === 'refused' && refusal.code === 'LOGIN_REQUIRED') for (const tell of listeners) tell();
    return failed(refusal);
  } catch (error) {
    if (signal?.aborted) throw error;
    return failed(asFailure(error));
  }
}
