import type { Compute } from '../compute.ts';
import type { OpenEngine } from './shell.ts';

/**
 * Opens the WebAssembly engine, or the one in TypeScript with the reason why when the module cannot be loaded,
 * compiled or started (no WebAssembly, forbidden by policy, out of memory, file missing).
 */
export async function openEngine(
  load: () => Promise<WebAssembly.Module>,
  create: (module: WebAssembly.Module | null) => Promise<Compute>,
): Promise<OpenEngine> {
  try {
    const compute = await create(await load());
    return { compute, note: { engine: compute.engine, fallback: null } };
  } catch (cause) {
    const fallback = cause instanceof Error ? cause.message : String(cause);
    const compute = await create(null);
    return { compute, note: { engine: compute.engine, fallback } };
  }
}

/** A module that takes longer is not waited for: TypeScript gives the same numbers (our choice). */
const LOAD_WITHIN_MS = 10_000;

/** Fetches and compiles a module. Works with any content type, unlike compileStreaming; the file is small. */
export async function loadModule(url: string): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined') throw new Error('this browser has no WebAssembly');
  const response = await fetch(url, { signal: AbortSignal.timeout(LOAD_WITHIN_MS) });
  if (!response.ok) throw new Error(`the WebAssembly file answered ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
