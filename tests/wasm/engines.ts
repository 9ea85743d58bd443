import { readFileSync } from 'node:fs';
import { type Compute, createCompute } from '#wasm/host/compute';

export interface Engines {
  readonly wasm: Compute;
  /** The same module, which splits the choice of items down to single teams. */
  readonly splitting: Compute;
  readonly reference: Compute;
}

/** The engines that must give the same answers. */
export async function startEngines(): Promise<Engines> {
  const module = await WebAssembly.compile(readFileSync('wasm/build/setori.wasm'));
  return {
    wasm: await createCompute(module),
    splitting: await createCompute(module, 0),
    reference: await createCompute(null),
  };
}
