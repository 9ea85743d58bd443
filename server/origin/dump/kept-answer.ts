import { type DataRead, UNAVAILABLE } from '../origin.ts';

/** An answer that lacks something is made again sooner. */
const RETRY_MS = 30_000;

/** An answer that is put together of others, remade after a while; a promise that breaks is an origin out of reach. */
export function keptAnswer(
  make: (now: number) => Promise<DataRead>,
  freshMs: number,
  now: () => number,
): () => Promise<DataRead> {
  let kept: { readonly at: number; freshMs: number; readonly answer: Promise<DataRead> } | null = null;
  return async () => {
    const at = now();
    if (!kept || Math.abs(at - kept.at) >= kept.freshMs) kept = { at, freshMs, answer: make(at) };
    const mine = kept;
    const answer = await mine.answer.catch(() => UNAVAILABLE);
    if (answer.status !== 'found' || answer.stale) mine.freshMs = RETRY_MS;
    return answer;
  };
}
