const LAST_MULTIPLIER = 1.11;

/** Up to and including note `upTo` (1-based) the multiplier holds. */
export interface ComboStep {
  readonly upTo: number;
  readonly multiplier: number;
}

/** Combo steps of a single song (reference R25). */
export const COMBO_STEPS: readonly ComboStep[] = [
  { upTo: 20, multiplier: 1 },
  { upTo: 50, multiplier: 1.01 },
  { upTo: 100, multiplier: 1.02 },
  { upTo: 150, multiplier: 1.03 },
  { upTo: 200, multiplier: 1.04 },
  { upTo: 250, multiplier: 1.05 },
  { upTo: 300, multiplier: 1.06 },
  { upTo: 400, multiplier: 1.07 },
  { upTo: 500, multiplier: 1.08 },
  { upTo: 600, multiplier: 1.09 },
  { upTo: 700, multiplier: 1.1 },
  { upTo: Number.POSITIVE_INFINITY, multiplier: LAST_MULTIPLIER },
];

/** Multiplier of the n-th note of a song, counted from 1. (reference R25) */
export function comboMultiplier(n: number): number {
  for (const step of COMBO_STEPS) if (n <= step.upTo) return step.multiplier;
  return LAST_MULTIPLIER;
}

const MEDLEY_LAST = 1.34;

/**
 * Multiplier of the n-th note of a medley, counted from 1 over its three songs: the combo carries over
 * (reference R25). From the 301st note it rises by a hundredth every hundred notes.
 */
export function medleyComboMultiplier(n: number): number {
  if (n <= 100) return comboMultiplier(n);
  if (n <= 300) return (101 + Math.floor((n - 1) / 50)) / 100;
  return n <= 3000 ? (104 + Math.floor((n - 1) / 100)) / 100 : MEDLEY_LAST;
}

/** Combo steps of the `notes` notes of a medley's song after `before` others, counted from its own first note. */
export function medleyComboSteps(before: number, notes: number): readonly ComboStep[] {
  const steps: { upTo: number; multiplier: number }[] = [];
  for (let note = 1; note <= notes; note++) {
    const multiplier = medleyComboMultiplier(before + note);
    const last = steps.at(-1);
    if (last?.multiplier === multiplier) last.upTo = note;
    else steps.push({ upTo: note, multiplier });
  }
  const last = steps.at(-1);
  if (last) last.upTo = Number.POSITIVE_INFINITY;
  return steps;
}
