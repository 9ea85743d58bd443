/** Access to the memory of layout.ts. WebAssembly has assembly/memory.ts in its place. */

let floats = new Float64Array(0);
let ints = new Int32Array(0);
let bytes = new Uint8Array(0);

/** Makes all kernels work on this buffer of MEMORY_BYTES. */
export function bindMemory(buffer: ArrayBuffer): void {
  floats = new Float64Array(buffer);
  ints = new Int32Array(buffer);
  bytes = new Uint8Array(buffer);
}

/** The `index`-th number of the array at byte offset `base`. */
export function getF64(base: i32, index: i32): f64 {
  return floats[(base >> 3) + index] as number;
}
export function setF64(base: i32, index: i32, value: f64): void {
  floats[(base >> 3) + index] = value;
}
export function getI32(base: i32, index: i32): i32 {
  return ints[(base >> 2) + index] as number;
}
export function setI32(base: i32, index: i32, value: i32): void {
  ints[(base >> 2) + index] = value;
}
export function getU8(base: i32, index: i32): i32 {
  return bytes[base + index] as number;
}
export function setU8(base: i32, index: i32, value: i32): void {
  bytes[base + index] = value;
}
