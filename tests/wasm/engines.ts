import { readFileSync } from 'node:fs';
import { type Compute, createCompute } from '#wasm/host/compute';

export const readModule = (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(readFileSync('wasm/build/setori.wasm'));

export interface Engines {
  readonly wasm: Compute;
  /** The same module, which splits the choice of items down to single teams. */
  readonly splitting: Compute;
}

export async function startEngines(): Promise<Engines> {
  const module = await readModule();
  return { wasm: await createCompute(module), splitting: await createCompute(module, 0) };
}
