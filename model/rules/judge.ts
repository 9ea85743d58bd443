export const PERFECT_FACTOR = 1.1;
export const GREAT_FACTOR = 0.8;
/** A GOOD is worth half, BAD and MISS nothing (reference R25). */
export const GOOD_FACTOR = 0.5;

/** Average judgement factor when a share `perfectRate` (0–1) of notes is PERFECT and every other one GREAT (reference R25). */
export function judgeMultiplier(perfectRate: number): number {
  return PERFECT_FACTOR * perfectRate + GREAT_FACTOR * (1 - perfectRate);
}
