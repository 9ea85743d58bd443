import { bytes, floats, ints } from './buffer.ts';
import type { f64, i32 } from './numbers.ts';

/** Typed access to the memory of layout.ts; the twin of assembly/memory.ts, which reads the module's own memory. */

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
