import { nextTask } from '../../browser/first/next-task.ts';

/** A phone should answer within 50 ms, also when what is begun last in a slice takes long. */
const SLICE_MS = 8;

/** Does it with each of them, in order, and lets the page answer in between. Rejects with what `work` throws, or when it was given up. */
export async function inSlices<From, To>(
  from: Iterable<From>,
  work: (one: From) => To,
  signal?: AbortSignal,
): Promise<readonly To[]> {
  const done: To[] = [];
  let end = performance.now() + SLICE_MS;
  for (const one of from) {
    if (performance.now() >= end) {
      await nextTask();
      signal?.throwIfAborted();
      end = performance.now() + SLICE_MS;
    }
    done.push(work(one));
  }
  return done;
}
