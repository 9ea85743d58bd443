import fc from 'fast-check';
import type { SkillEffect, SkillRecord } from '#model/records/skill';
import type { ResolvedSkill } from '#model/rules/skills';
import { SKILL_KINDS } from '#model/rules/skills';
import { anyAttribute, anyBandId, everywhere, perServer } from './vocabulary.ts';

const DURATIONS: readonly (readonly number[])[] = [
  [5, 5.5, 6, 6.5, 7],
  [5, 5.6, 6.2, 6.8, 7.5],
  [5, 5.7, 6.4, 7.2, 8],
  [3, 3.5, 4, 4.5, 5],
];

type EffectSpec = Pick<SkillEffect, 'type'> & Partial<Pick<SkillEffect, 'condition' | 'life'>>;

/** Combinations of effects that occur in the game, in their order (reference R4). */
const SKILL_PATTERNS: readonly (readonly EffectSpec[])[] = [
  [{ type: 'score' }],
  [{ type: 'score', condition: 'perfect' }],
  [{ type: 'score_over_life' }, { type: 'score_under_life' }],
  [{ type: 'score_over_life', life: 600 }],
  [{ type: 'score_continued_note_judge', condition: 'perfect' }, { type: 'score' }],
  [{ type: 'damage' }, { type: 'score_continued_note_judge', condition: 'perfect' }, { type: 'score' }],
  [{ type: 'score_only_perfect', condition: 'perfect' }],
  [{ type: 'score_under_great_half', condition: 'perfect' }],
  [{ type: 'score' }, { type: 'score_rate_up_with_perfect', condition: 'perfect' }],
  [{ type: 'judge', condition: 'bad' }, { type: 'score' }],
  [{ type: 'judge', condition: 'good' }],
  [{ type: 'never_die' }],
];

/** Per cent in steps real skills use. */
const anyPercent = fc.integer({ min: 1, max: 30 }).map((n) => n * 5);

function anyEffect(spec: EffectSpec): fc.Arbitrary<SkillEffect> {
  const value = spec.type.startsWith('score') ? anyPercent : fc.constant(0);
  return fc
    .oneof({ arbitrary: value.map(everywhere), weight: 4 }, { arbitrary: perServer(value), weight: 1 })
    .map((percent) => ({ condition: 'good', life: null, ...spec, value: percent }));
}

const anyUnification = fc.oneof(
  anyBandId.map((bandId) => ({ bandId, attribute: null })),
  anyAttribute.map((attribute) => ({ bandId: null, attribute })),
);

export function anySkill(id = 1): fc.Arbitrary<SkillRecord> {
  return fc
    .record({
      pattern: fc.constantFrom(...SKILL_PATTERNS),
      durations: fc.constantFrom(...DURATIONS),
      unification: fc.option(fc.tuple(anyUnification, anyPercent), { nil: null, freq: 2 }),
      life: fc.option(fc.constant([300, 330, 370, 410, 450]), { nil: null }),
    })
    .chain(({ pattern, durations, unification, life }) =>
      fc.tuple(...pattern.map(anyEffect)).map((effects) => ({
        id,
        description: everywhere(`Skill ${id}`),
        simpleDescription: everywhere(`Skill ${id}`),
        durations,
        effects,
        unification: unification ? { ...unification[0], value: unification[1] } : null,
        lifeByLevel: life,
      })),
    );
}

/** A skill of every kind, already resolved, with values real skills have. */
export const anyResolvedSkill: fc.Arbitrary<ResolvedSkill> = fc
  .record({
    kind: fc.constantFrom(...SKILL_KINDS),
    durationSeconds: fc.constantFrom(3, 5, 5.6, 7, 7.5, 8),
    percent: anyPercent,
    fallbackPercent: anyPercent,
  })
  .map(({ kind, durationSeconds, percent, fallbackPercent }) => ({
    kind,
    durationSeconds,
    value: kind === 'none' ? 0 : percent / 100,
    fallback: kind === 'continued' ? fallbackPercent / 100 : 0,
  }));
