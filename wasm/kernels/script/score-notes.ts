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
import { getF64, getI32, setF64 } from './memory.ts';

/**
 * Scores the 120 orders of PERMUTATION note by note into ORDER_SCORE; the sixth activation is not in it. WebAssembly
 * has assembly/score-notes.ts in its place, which does the same with vectors.
 */
export function scoreNotes(): void {
  for (let order: i32 = 0; order < ORDERS; order++) {
    let score: f64 = plain;
    for (let window: i32 = 0; window < TEAM_SIZE; window++) {
      const member: i32 = getI32(PERMUTATION, order * TEAM_SIZE + window);
      const end: i32 = getI32(ENTRY_FIRST, window + 1);
      for (let entry: i32 = getI32(ENTRY_FIRST, window); entry < end; entry++) {
        const inner: f64 = getF64(ENTRY_INNER, entry);
        score += Math.floor(inner * getF64(ENTRY_MULTIPLIER, entry * 8 + member)) - inner;
      }
    }
    setF64(ORDER_SCORE, order, score);
  }
}
