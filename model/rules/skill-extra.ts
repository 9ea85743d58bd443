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

/** The notes of a window that were played so far. */
export interface SkillRun {
  /** How many of them were PERFECT. */
  readonly perfects: number;
  /** Whether all of them were. */
  readonly isUnbroken: boolean;
}

/** What must be said of each kind of skill; a new one without it does not compile. */
interface KindOfSkill {
  /** Expected multiplier minus one. */
  readonly extra: (skill: ResolvedSkill, at: Situation) => number;
  /** Whether the notes of a window get different extras at this PERFECT rate. */
  readonly varies: (perfectRate: number) => boolean;
  /** The highest extra that it reaches, when all is PERFECT. */
  readonly top: (skill: ResolvedSkill) => number;
  /** Note and PERFECT rate whose extra is that of a note that was played. */
  readonly played: (
    isPerfect: boolean,
    run: SkillRun,
  ) => { readonly n: number; readonly perfectRate: number };
}

const never = (): boolean => false;
const own = ({ value }: ResolvedSkill): number => value;
const byItself: KindOfSkill['played'] = (isPerfect) => ({ n: 1, perfectRate: Number(isPerfect) });

const EXTRA: Readonly<Record<SkillKind, KindOfSkill>> = {
  none: { extra: () => 0, varies: never, top: () => 0, played: byItself },
  constant: { extra: own, varies: never, top: own, played: byItself },
  perfect: { extra: ({ value }, { share }) => value * share, varies: never, top: own, played: byItself },
  perfectOnly: {
    extra: ({ value }, { share }) => value * share - (1 - share),
    varies: never,
    top: own,
    played: byItself,
  },
  greatHalf: {
    extra: ({ value }, { share }) => value * share - HALVED * (1 - share),
    varies: never,
    top: own,
    played: byItself,
  },
  continued: {
    extra: ({ value, fallback }, { allPerfect }) => value * allPerfect + fallback * (1 - allPerfect),
    varies: (perfectRate) => perfectRate > 0 && perfectRate < 1,
    top: ({ value, fallback }) => Math.max(value, fallback),
    played: (_, { isUnbroken }) => ({ n: 1, perfectRate: Number(isUnbroken) }),
  },
  rateUp: {
    extra: ({ value }, { n, perfectRate }) =>
      value + RATE_UP_PER_PERFECT * Math.min(n, RATE_UP_MAX_NOTES) * perfectRate,
    varies: (perfectRate) => perfectRate > 0,
    top: ({ value }) => value + RATE_UP_PER_PERFECT * RATE_UP_MAX_NOTES,
    played: (_, { perfects }) => ({ n: perfects, perfectRate: 1 }),
  },
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
  return EXTRA[skill.kind].extra(skill, { n, perfectRate, share: perfectShare(perfectRate), allPerfect });
}

/** `skillExtra` of the first `count` covered notes (index 0 = first note), bit for bit, in one pass. */
export function skillExtras(skill: ResolvedSkill, count: number, perfectRate: number): Float64Array {
  const extras = new Float64Array(count);
  const share = perfectShare(perfectRate);
  const { extra } = EXTRA[skill.kind];
  let allPerfect = 1;
  for (let i = 0; i < count; i++) {
    allPerfect *= perfectRate;
    extras[i] = extra(skill, { n: i + 1, perfectRate, share, allPerfect });
  }
  return extras;
}

/** Whether the notes of a window get different extras; where they do not, one number stands for the whole window. */
export const doesExtraVary = ({ kind }: ResolvedSkill, perfectRate: number): boolean =>
  EXTRA[kind].varies(perfectRate);

/** The highest extra a skill reaches, such as a rate-up skill after a hundred PERFECT notes (reference R26). */
export const topExtra = (skill: ResolvedSkill): number => EXTRA[skill.kind].top(skill);

/** The extra of a note that was played, after `run`, which includes it. */
export function playedExtra(skill: ResolvedSkill, isPerfect: boolean, run: SkillRun): number {
  const { n, perfectRate } = EXTRA[skill.kind].played(isPerfect, run);
  return skillExtra(skill, n, perfectRate);
}
