import { COMBO_LIMIT, COMBO_MULTIPLIER } from '../layout.ts';
import { getF64 } from './script/memory.ts';

/** Index of the combo step that the `note`-th note (1-based) of a song falls into. */
export function comboStep(note: i32): i32 {
  let step: i32 = 0;
  while (note > getF64(COMBO_LIMIT, step)) step++;
  return step;
}

/** Combo multiplier of the `note`-th note (1-based), from the table the host wrote (reference R25). */
export function comboMultiplier(note: i32): f64 {
  return getF64(COMBO_MULTIPLIER, comboStep(note));
}
