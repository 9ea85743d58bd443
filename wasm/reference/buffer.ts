/** The memory that all reference kernels work on, seen as numbers of each size. */
export let floats = new Float64Array(0);
export let ints = new Int32Array(0);
export let bytes = new Uint8Array(0);

export function bindMemory(buffer: ArrayBuffer): void {
  floats = new Float64Array(buffer);
  ints = new Int32Array(buffer);
  bytes = new Uint8Array(buffer);
}
