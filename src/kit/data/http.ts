import type { DataName } from '#model/vocabulary/data-names';
import { MISSING_HEADER } from '#model/vocabulary/missing-header';
import { lineFree, takeEarly } from '../../browser/first/early.ts';
import { Absence, DataFailure } from './failure.ts';

const TIMEOUT_MS = 30_000;

let cacheMode: RequestCache = 'default';

/** From now on the browser's own copies are not trusted. */
export function askAfresh(): void {
  cacheMode = 'reload';
}

const isAbort = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

async function ask(path: string, name: DataName, signal: AbortSignal | undefined): Promise<Response> {
  const early = takeEarly(path);
  if (!early) await lineFree();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const options = { signal: either, cache: cacheMode, headers: { accept: 'application/json' } };
    return await (early ?? fetch(path, options));
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new DataFailure(name, isAbort(error, 'TimeoutError') ? 'timeout' : 'unreachable', error);
  }
}

/**
 * JSON of our own API, not parsed yet. An origin that lacks a file may answer 200 with its HTML page (reference R1), so anything
 * but JSON counts as missing; our own server says of an empty list that it is missing. Throws DataFailure, or the signal's own error when the caller gave up.
 */
export async function getText(path: string, name: DataName, signal?: AbortSignal): Promise<string> {
  const response = await ask(path, name, signal);
  if (response.status === 404 || response.headers.has(MISSING_HEADER)) throw new Absence(name);
  if (!response.ok) throw new DataFailure(name, response.status >= 500 ? 'server' : 'missing');
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new DataFailure(name, 'missing');
  return readable(name, () => response.text(), signal);
}

/** What a body is read as; throws DataFailure where it cannot be. */
export async function readable<T>(
  name: DataName,
  read: () => T | Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new DataFailure(name, 'unreadable', error);
  }
}

/** The same, parsed; for files that take no longer than a moment. */
export async function getJson(path: string, name: DataName, signal?: AbortSignal): Promise<unknown> {
  const text = await getText(path, name, signal);
  return readable(name, () => JSON.parse(text));
}
