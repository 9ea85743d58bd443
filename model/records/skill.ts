import type { Attribute } from '../vocabulary/attributes.ts';
import type { PerServer } from '../vocabulary/servers.ts';

export const SKILL_EFFECTS = [
  'score',
  'score_over_life',
  'score_under_life',
  'score_continued_note_judge',
  'score_under_great_half',
  'score_only_perfect',
  'score_rate_up_with_perfect',
  'judge',
  'damage',
  'never_die',
] as const;
export type SkillEffectType = (typeof SKILL_EFFECTS)[number];

export interface SkillEffect {
  readonly type: SkillEffectType;
  /** Per cent; indexed by server, not by level (reference R4). */
  readonly value: PerServer<number>;
  readonly condition: 'none' | 'bad' | 'good' | 'great' | 'perfect';
  readonly life: number | null;
}

/** A skill as `skills/all.10` has it, effects in the order listed (reference R4). */
export interface SkillRecord {
  readonly id: number;
  readonly description: PerServer<string>;
  readonly simpleDescription: PerServer<string>;
  /** Seconds by skill level 1–5. */
  readonly durations: readonly number[];
  readonly effects: readonly SkillEffect[];
  /** Replaces the first score effect's value when all five share the band or attribute. */
  readonly unification: {
    readonly value: number;
    readonly bandId: number | null;
    readonly attribute: Attribute | null;
  } | null;
  /** Life gained once, by skill level; null when the skill has no such effect. */
  readonly lifeByLevel: readonly number[] | null;
}
