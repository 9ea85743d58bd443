import { indexPath } from '#model/media/explorer/asset-address';
import { MISSING_HEADER } from '#model/vocabulary/missing-header';
import type { IndexFetch } from './index-answers.ts';

const TIMEOUT_MS = 60_000;
const SERVER_FAULT = 500;
const TOO_MANY = 429;

/** A web page in place of the index is none (reference R1). */
export const fetchIndex: IndexFetch = async (server) => {
  let answer: Response;
  try {
    answer = await fetch(indexPath(server), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
    });
  } catch {
    return { ok: false, fault: 'unreachable' };
  }
  if (answer.status >= SERVER_FAULT || answer.status === TOO_MANY) return { ok: false, fault: 'server' };
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  if (!answer.ok || !isJson || answer.headers.has(MISSING_HEADER)) return { ok: false, fault: 'missing' };
  try {
    return { ok: true, json: await answer.json() };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
};
