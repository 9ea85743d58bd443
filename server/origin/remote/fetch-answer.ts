import { MISSING_HEADER } from '#model/vocabulary/missing-header';

/** What one request to the remote origin came to. */
export type OriginAnswer =
  | { readonly status: 'found'; readonly bytes: Uint8Array; readonly etag: string | null }
  | { readonly status: 'unchanged' | 'missing' | 'page' }
  | { readonly status: 'failed'; readonly reason: string; readonly isDown: boolean };

export interface FetchLimits {
  /** From the first packet to the last byte. */
  readonly totalMs: number;
  /** Of the unpacked body. */
  readonly bytes: number;
}

/** What is wrong with one answer, of an origin that answers. */
class AnswerError extends Error {}

const USER_AGENT = 'Setori/0.1 (self-hosted fan site; data cache)';
const MAX_REDIRECTS = 3;

/** Asks for `path` below `base`; never sends a request to another scheme, host or port. */
export async function fetchAnswer(
  base: URL,
  path: string,
  limits: FetchLimits,
  options: { readonly etag: string | null; readonly signal: AbortSignal },
): Promise<OriginAnswer> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(limits.totalMs)]);
  const headers = {
    'user-agent': USER_AGENT,
    accept: path.endsWith('.json') ? 'application/json' : '*/*',
    ...(options.etag === null ? {} : { 'if-none-match': options.etag }),
  };
  try {
    const response = await follow(new URL(path, base), base, { headers, signal, redirect: 'manual' });
    return await answerOf(response, path, limits);
  } catch (error) {
    return { status: 'failed', reason: reasonOf(error, limits), isDown: !(error instanceof AnswerError) };
  }
}

async function follow(start: URL, base: URL, request: RequestInit): Promise<Response> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    if (url.origin !== base.origin) throw new AnswerError(`it sends us on to ${url.origin}`);
    const response = await fetch(url, request);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    url = new URL(location, url);
  }
  throw new AnswerError('it sends us in circles');
}

async function answerOf(response: Response, path: string, limits: FetchLimits): Promise<OriginAnswer> {
  const { status } = response;
  const failed = status >= 500 || status === 429 || status === 408;
  if (status === 304 || status !== 200) {
    await response.body?.cancel();
    if (status === 304) return { status: 'unchanged' };
    // One address may be broken at a site that is well otherwise.
    const isDown = status !== 500;
    return failed ? { status: 'failed', reason: `status ${status}`, isDown } : { status: 'missing' };
  }
  // A site like ours says of an empty list that it is not there.
  if (response.headers.has(MISSING_HEADER)) {
    await response.body?.cancel();
    return { status: 'missing' };
  }
  if (!isTypeOf(path, response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    return { status: 'page' };
  }
  const bytes = await readLimited(response, limits.bytes);
  return { status: 'found', bytes, etag: response.headers.get('etag') };
}

/** Origins answer a missing file with their page and status 200 (reference R1). */
function isTypeOf(path: string, type: string): boolean {
  if (/^(text\/html|application\/xhtml)/i.test(type)) return false;
  const isImage = /\.(png|jpe?g|webp|gif)$/i.test(path);
  return !isImage || type === '' || /^(image\/|application\/octet-stream|binary\/)/i.test(type);
}

async function readLimited(response: Response, limit: number): Promise<Uint8Array> {
  const announced = Number(response.headers.get('content-length') ?? 0);
  const tooLarge = new AnswerError(`it is larger than ${limit} bytes`);
  if (announced > limit) {
    await response.body?.cancel();
    throw tooLarge;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the stream.
    if (size > limit) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function reasonOf(error: unknown, limits: FetchLimits): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no whole answer within ${limits.totalMs} ms`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
