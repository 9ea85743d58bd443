import { MARGIN } from '../incumbent.ts';
import type { Branch } from '../node.ts';

const MAX_PARTS = 8;

/** Cuts a branch into parts in which the chord is nowhere more than `coarse` points above the score. */
export function splitBranch(branch: Branch, least: number, coarse: number): readonly Branch[] {
  const to = Math.sqrt(branch.high);
  const from = Math.sqrt(Math.max(0, branch.low, least));
  const parts = Math.min(MAX_PARTS, Math.ceil((to - from) / (2 * Math.sqrt(coarse))));
  if (parts < 2) return [branch];
  const edge = (part: number) => (from + ((to - from) * part) / parts) ** 2;
  return Array.from({ length: parts }, (_, part) => ({
    ...branch,
    low: part === 0 ? branch.low : edge(part),
    high: part === parts - 1 ? branch.high : edge(part + 1) * (1 + MARGIN),
  }));
}
