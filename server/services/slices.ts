import { setImmediate, setTimeout } from 'node:timers/promises';

/** No one waits longer than this for a long piece of work, plus one step of it. */
const SLICE_MS = 10;

/** Says when to stop for others: after work of `SLICE_MS`, and for as long as others get at least. */
export function breather(restMs = 0): () => Promise<void> {
  let begunMs = performance.now();
  return async () => {
    if (performance.now() - begunMs < SLICE_MS) return;
    await (restMs > 0 ? setTimeout(restMs) : setImmediate());
    begunMs = performance.now();
  };
}

/** Takes all steps; between them the server answers others. */
export async function inSlices<V>(steps: Generator<undefined, V>, restMs = 0): Promise<V> {
  const breathe = breather(restMs);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breathe();
  }
}
