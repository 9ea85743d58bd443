/**
 * The kernels' number types under their AssemblyScript names, so that both twins read alike.
 */
export type i32 = number;
export type f64 = number;

/** Whole number to floating point: a conversion in AssemblyScript, nothing here. */
export const f64 = (value: i32): f64 => value;
