/** Part of team power one note is worth before combo and judgement, by play level (reference R25); 0 without notes. */
export function noteShare(level: number, noteCount: number): number {
  return noteCount > 0 ? (3 + 0.03 * (level - 5)) / noteCount : 0;
}
