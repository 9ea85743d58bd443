import { type Compute, createCompute } from './compute.ts';

/** Opens the optimizer over the module's bytes; without bytes or without WebAssembly over the TypeScript reference. */
export async function computeFromBytes(bytes: Uint8Array<ArrayBuffer> | null): Promise<Compute> {
  if (!bytes || typeof WebAssembly === 'undefined') return createCompute(null);
  return createCompute(await WebAssembly.compile(bytes));
}
