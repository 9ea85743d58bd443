import {
  ENTRY_FIRST,
  ENTRY_INNER,
  ENTRY_MULTIPLIER,
  ORDER_SCORE,
  ORDERS,
  PERMUTATION,
  TEAM_SIZE,
} from '../../layout.ts';
import { plain } from '../notes.ts';
import { getI32 } from './memory.ts';

/**
 * What WebAssembly has in place of script/score-notes.ts: four orders at a time, two to a vector. Each lane adds in the
 * order of the plain loop, so that the sums are the same to the bit.
 */
export function scoreNotes(): void {
  for (let order: i32 = 0; order < ORDERS; order += 4) {
    let first: v128 = f64x2.splat(plain);
    let second: v128 = f64x2.splat(plain);
    for (let window: i32 = 0; window < TEAM_SIZE; window++) {
      const a: i32 = multipliersOf(order, window);
      const b: i32 = multipliersOf(order + 1, window);
      const c: i32 = multipliersOf(order + 2, window);
      const d: i32 = multipliersOf(order + 3, window);
      const end: i32 = getI32(ENTRY_FIRST, window + 1);
      for (let entry: i32 = getI32(ENTRY_FIRST, window); entry < end; entry++) {
        const row: i32 = entry << 6;
        const inner: v128 = v128.load64_splat(ENTRY_INNER + (entry << 3));
        const left: v128 = v128.load64_lane(b + row, v128.load64_zero(a + row), 1);
        const right: v128 = v128.load64_lane(d + row, v128.load64_zero(c + row), 1);
        first = f64x2.add(first, f64x2.sub(f64x2.floor(f64x2.mul(inner, left)), inner));
        second = f64x2.add(second, f64x2.sub(f64x2.floor(f64x2.mul(inner, right)), inner));
      }
    }
    v128.store(ORDER_SCORE + (order << 3), first);
    v128.store(ORDER_SCORE + (order << 3), second, 16);
  }
}

/** Where the multipliers of the member start whose turn the window is. */
function multipliersOf(order: i32, window: i32): i32 {
  return ENTRY_MULTIPLIER + (getI32(PERMUTATION, order * TEAM_SIZE + window) << 3);
}
