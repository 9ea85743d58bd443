import { judgeMultiplier, PERFECT_FACTOR } from './judge.ts';
import type { ResolvedSkill, SkillKind } from './skills.ts';

/** A rate-up skill gains half a per cent for each PERFECT, up to a hundred of them (reference R26). */
const RATE_UP_PER_PERFECT = 0.005;
const RATE_UP_MAX_NOTES = 100;
/** What a GREAT is worth under a skill that halves everything below PERFECT. */
const HALVED = 0.5;

/** `allPerfect`: chance that the first n covered notes are all PERFECT. `share`: part of the points PERFECT notes bring. */
interface Situation {
  readonly n: number;
  readonly perfectRate: number;
  readonly share: number;
  readonly allPerfect: number;
}

const EXTRA: Record<SkillKind, (skill: ResolvedSkill, at: Situation) => number> = {
  none: () => 0,
  constant: (skill) => skill.value,
  perfect: (skill, at) => skill.value * at.share,
  perfectOnly: (skill, at) => skill.value * at.share - (1 - at.share),
  greatHalf: (skill, at) => skill.value * at.share - HALVED * (1 - at.share),
  continued: (skill, at) => skill.value * at.allPerfect + skill.fallback * (1 - at.allPerfect),
  rateUp: (skill, at) =>
    skill.value + RATE_UP_PER_PERFECT * Math.min(at.n, RATE_UP_MAX_NOTES) * at.perfectRate,
};

const perfectShare = (perfectRate: number): number =>
  (PERFECT_FACTOR * perfectRate) / judgeMultiplier(perfectRate);

/**
 * Expected multiplier minus one of the n-th note (from 1) a skill covers, at a share `perfectRate` (0–1) of PERFECT
 * notes, all others GREAT (reference R26). Only + - * /, so that every engine gives the same bits.
 */
export function skillExtra(skill: ResolvedSkill, n: number, perfectRate: number): number {
  let allPerfect = 1;
  if (skill.kind === 'continued') for (let i = 0; i < n; i++) allPerfect *= perfectRate;
  return EXTRA[skill.kind](skill, { n, perfectRate, share: perfectShare(perfectRate), allPerfect });
}

/** `skillExtra` of the first `count` covered notes (index 0 = first note), bit for bit, in one pass. */
export function skillExtras(skill: ResolvedSkill, count: number, perfectRate: number): Float64Array {
  const extras = new Float64Array(count);
  const share = perfectShare(perfectRate);
  let allPerfect = 1;
  for (let i = 0; i < count; i++) {
    allPerfect *= perfectRate;
    extras[i] = EXTRA[skill.kind](skill, { n: i + 1, perfectRate, share, allPerfect });
  }
  return extras;
}

/** Whether every covered note gets the same extra, so that one number stands for a whole window. */
export function isExtraConstant(skill: ResolvedSkill, perfectRate: number): boolean {
  if (skill.kind === 'rateUp') return perfectRate === 0;
  if (skill.kind !== 'continued') return true;
  return perfectRate === 0 || perfectRate === 1;
}
