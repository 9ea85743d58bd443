import type { SkillEffect, SkillEffectType, SkillRecord } from '../records/skill.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import { isScoreEffect, resolveSkill, type SkillKind, skillDuration } from './skills.ts';

/** What lists filter skills by (reference R4). */
export const SKILL_GROUPS = ['score', 'life', 'judge'] as const;
type SkillGroup = (typeof SKILL_GROUPS)[number];

/** How a skill does it: finer than the group, and several of one skill. */
export const SKILL_TRAITS = [
  'plain',
  'byLife',
  'perfect',
  'greatHalf',
  'continued',
  'rateUp',
  'unified',
  'heal',
  'guard',
] as const;
type SkillTrait = (typeof SKILL_TRAITS)[number];

/** A skill in the few numbers a player compares. */
export interface SkillSummary {
  readonly kind: SkillKind;
  /** Score bonus in per cent for one card alone; 0 when the skill does not touch the score. */
  readonly percent: number;
  /** Per cent after a broken run; null unless the kind is `continued`. */
  readonly fallbackPercent: number | null;
  /** Per cent when the whole team shares the band or attribute asked for; null without such a rule. */
  readonly unifiedPercent: number | null;
  readonly seconds: number;
  readonly groups: readonly SkillGroup[];
  readonly traits: readonly SkillTrait[];
}

const PERCENT = 100;
const asPercent = (fraction: number): number => Math.round(fraction * PERCENT * 1000) / 1000;

function groupsOf(skill: SkillRecord): readonly SkillGroup[] {
  const types = skill.effects.map((effect) => effect.type);
  const has: Record<SkillGroup, boolean> = {
    score: skill.effects.some(isScoreEffect),
    life: skill.lifeByLevel !== null || types.includes('damage') || types.includes('never_die'),
    judge: types.includes('judge'),
  };
  return SKILL_GROUPS.filter((group) => has[group]);
}

/** A score effect without a condition of its own is plain only where nothing else stands beside it. */
function traitsOf({ effects, unification, lifeByLevel }: SkillRecord): readonly SkillTrait[] {
  const scores = effects.filter(isScoreEffect);
  const has = (...types: readonly SkillEffectType[]): boolean =>
    effects.some(({ type }) => types.includes(type));
  const isPerfect = ({ type, condition }: SkillEffect): boolean =>
    type === 'score_only_perfect' || (type === 'score' && condition === 'perfect');
  const owns: Record<SkillTrait, boolean> = {
    plain: scores.length === 1 && has('score') && !scores.some(isPerfect) && unification === null,
    byLife: has('score_over_life', 'score_under_life'),
    perfect: scores.some(isPerfect),
    greatHalf: has('score_under_great_half'),
    continued: has('score_continued_note_judge'),
    rateUp: has('score_rate_up_with_perfect'),
    unified: unification !== null,
    heal: lifeByLevel !== null,
    guard: has('damage', 'never_die'),
  };
  return SKILL_TRAITS.filter((trait) => owns[trait]);
}

/** Numbers of a skill for display. `levelIndex` 0–4 = skill level minus one. */
export function skillSummary(skill: SkillRecord, levelIndex: number, server: ServerIndex): SkillSummary {
  const alone = resolveSkill(skill, levelIndex, server);
  const { unification } = skill;
  return {
    kind: alone.kind,
    percent: asPercent(alone.value),
    fallbackPercent: alone.kind === 'continued' ? asPercent(alone.fallback) : null,
    unifiedPercent: unification ? unification.value : null,
    seconds: skillDuration(skill, levelIndex),
    groups: groupsOf(skill),
    traits: traitsOf(skill),
  };
}
