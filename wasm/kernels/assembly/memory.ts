/** Access to the memory of layout.ts: what WebAssembly has in place of script/memory.ts. */

/** The `index`-th number of the array at byte offset `base`. */
export function getF64(base: i32, index: i32): f64 {
  return load<f64>(base + (index << 3));
}
export function setF64(base: i32, index: i32, value: f64): void {
  store<f64>(base + (index << 3), value);
}
export function getI32(base: i32, index: i32): i32 {
  return load<i32>(base + (index << 2));
}
export function setI32(base: i32, index: i32, value: i32): void {
  store<i32>(base + (index << 2), value);
}
export function getU8(base: i32, index: i32): i32 {
  return <i32>load<u8>(base + index);
}
export function setU8(base: i32, index: i32, value: i32): void {
  store<u8>(base + index, <u8>value);
}
