import { FILE_MS } from '#src/browser/live2d/origin-source.ts';

/** So many files are on their way at a time: those of the first scene should not wait for each other, nor share the line with all others. */
const AT_ONCE = 4;

interface Loading<Need> {
  /** Whether it came. */
  readonly load: (need: Need, signal: AbortSignal) => Promise<boolean>;
  /** After each, in whichever order they come; `isThere`: it can be used. */
  readonly onDone: (need: Need, isThere: boolean) => void;
  readonly signal: AbortSignal;
}

const givenUp = (signal: AbortSignal): Promise<false> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(false), { once: true }));

/** False as well for what takes too long, also where what loads it does not hear of that. */
async function loadOne<Need>(need: Need, { load, signal }: Loading<Need>): Promise<boolean> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(FILE_MS)]);
  if (patience.aborted) return false;
  try {
    return await Promise.race([load(need, patience), givenUp(patience)]);
  } catch {
    return false;
  }
}

/** Loads one after the other in the order of first use, a few at a time. What does not come costs itself. */
export async function preload<Need>(needs: readonly Need[], loading: Loading<Need>): Promise<void> {
  const rest = needs.values();
  const work = async () => {
    for (const need of rest) {
      const isThere = await loadOne(need, loading);
      if (loading.signal.aborted) return;
      loading.onDone(need, isThere);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
