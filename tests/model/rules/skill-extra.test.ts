import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doesExtraVary, playedExtra, skillExtra, skillExtras, topExtra } from '#model/rules/skill-extra';
import type { ResolvedSkill, SkillKind } from '#model/rules/skills';
import { SKILL_KINDS } from '#model/rules/skills';
import { anyResolvedSkill } from '../../arbitraries/skill.ts';
import { anyPerfectRate } from '../../arbitraries/vocabulary.ts';
import golden from '../../golden/skill-vectors.json' with { type: 'json' };

const resolved = (kind: SkillKind, value: number, fallback = 0): ResolvedSkill => ({
  kind,
  value,
  fallback,
  durationSeconds: 5,
});
const anyNote = fc.integer({ min: 1, max: 200 });

/** Expectation over all PERFECT/GREAT outcomes of a run of n notes, weighed as the score weighs them. */
function expectationOfRun(skill: ResolvedSkill, n: number, rate: number): number {
  let unbroken = 1;
  for (let i = 0; i < n; i++) unbroken *= rate;
  return unbroken * (1 + skill.value) + (1 - unbroken) * (1 + skill.fallback) - 1;
}

describe('skillExtra', () => {
  test.each(golden.vectors)(
    'gives the published multiplier of a $kind skill at $perfectRate PERFECT',
    (vector) => {
      const kind = SKILL_KINDS.find((known) => known === vector.kind) ?? 'none';
      const skill = resolved(kind, vector.value, vector.fallback);
      expect(1 + skillExtra(skill, vector.n, vector.perfectRate)).toBeCloseTo(vector.multiplier, 7);
    },
  );

  test.each<[SkillKind, number]>([
    ['constant', 1],
    ['perfect', 1],
    ['perfectOnly', 1],
    ['greatHalf', 1],
    ['continued', 1],
    ['rateUp', 1.05],
  ])('gives %s skills their full value when all is PERFECT', (kind, expected) => {
    expect(skillExtra(resolved(kind, 1, 0.5), 10, 1)).toBe(expected);
  });

  test.each<[SkillKind, number]>([
    ['constant', 1],
    ['perfect', 0],
    ['perfectOnly', -1],
    ['greatHalf', -0.5],
    ['continued', 0.5],
    ['rateUp', 1],
  ])('is right for %s skills when nothing is PERFECT', (kind, expected) => {
    expect(skillExtra(resolved(kind, 1, 0.5), 10, 0)).toBe(expected);
  });

  test('weighs PERFECT and GREAT notes by what they score', () => {
    const judged = 1.1 * 0.6 + 0.8 * 0.4;
    const mean = (perfect: number, great: number) => (1.1 * 0.6 * perfect + 0.8 * 0.4 * great) / judged - 1;
    expect(skillExtra(resolved('perfect', 1.25), 1, 0.6)).toBeCloseTo(mean(2.25, 1), 12);
    expect(skillExtra(resolved('perfectOnly', 1.25), 1, 0.6)).toBeCloseTo(mean(2.25, 0), 12);
    expect(skillExtra(resolved('greatHalf', 1.5), 1, 0.6)).toBeCloseTo(mean(2.5, 0.5), 12);
  });

  test('expects a run to hold as often as all its notes are PERFECT', () => {
    fc.assert(
      fc.property(anyNote, anyPerfectRate, (n, rate) => {
        const skill = resolved('continued', 1.1, 0.9);
        expect(skillExtra(skill, n, rate)).toBeCloseTo(expectationOfRun(skill, n, rate), 12);
      }),
    );
  });

  test('grows by half a per cent per PERFECT up to the hundredth', () => {
    const skill = resolved('rateUp', 1);
    expect(skillExtra(skill, 1, 1)).toBeCloseTo(1.005, 12);
    expect(skillExtra(skill, 100, 1)).toBe(1.5);
    expect(skillExtra(skill, 101, 1)).toBe(1.5);
  });

  test('never falls as play gets better', () => {
    fc.assert(
      fc.property(anyResolvedSkill, anyNote, anyPerfectRate, anyPerfectRate, (skill, n, one, other) => {
        // A run whose fallback is higher than its value is the one kind that gets worse; no real skill is so.
        fc.pre(skill.kind !== 'continued' || skill.value >= skill.fallback);
        const [worse, better] = one < other ? [one, other] : [other, one];
        expect(skillExtra(skill, n, better)).toBeGreaterThanOrEqual(skillExtra(skill, n, worse) - 1e-12);
      }),
    );
  });

  test('never makes a note worth less than nothing', () => {
    fc.assert(
      fc.property(anyResolvedSkill, anyNote, anyPerfectRate, (skill, n, rate) => {
        const extra = skillExtra(skill, n, rate);
        expect(Number.isFinite(extra)).toBe(true);
        expect(extra).toBeGreaterThanOrEqual(-1);
      }),
    );
  });
});

describe('skillExtras', () => {
  test('equals the extra of each note bit for bit', () => {
    fc.assert(
      fc.property(
        anyResolvedSkill,
        fc.integer({ min: 0, max: 120 }),
        anyPerfectRate,
        (skill, count, rate) => {
          const extras = skillExtras(skill, count, rate);
          expect(extras).toHaveLength(count);
          for (const [i, extra] of extras.entries()) {
            expect(Object.is(extra, skillExtra(skill, i + 1, rate))).toBe(true);
          }
        },
      ),
    );
  });
});

describe('doesExtraVary', () => {
  test('is true exactly when notes of a window get different extras', () => {
    // Rates near the ends make powers that differ by less than a bit; hundredths do not.
    const anyHundredth = fc.integer({ min: 0, max: 100 }).map((n) => n / 100);
    fc.assert(
      fc.property(anyResolvedSkill, anyHundredth, (skill, rate) => {
        // A run that loses nothing when it breaks differs by rounding alone; no real skill is so.
        fc.pre(skill.kind !== 'continued' || skill.value !== skill.fallback);
        const extras = new Set(skillExtras(skill, 20, rate));
        expect(doesExtraVary(skill, rate)).toBe(extras.size > 1);
      }),
    );
  });
});

describe('topExtra', () => {
  test('is reached when all is PERFECT for a hundred notes, and never passed', () => {
    fc.assert(
      fc.property(anyResolvedSkill, anyNote, anyPerfectRate, (skill, n, rate) => {
        const top = topExtra(skill);
        expect(skillExtra(skill, n, rate)).toBeLessThanOrEqual(top + 1e-12);
        // A run that gains by breaking reaches its highest extra so; no real skill is so.
        const best = skill.kind === 'continued' && skill.fallback > skill.value ? 0 : 1;
        expect(skillExtra(skill, 100, best)).toBeCloseTo(top, 12);
      }),
    );
  });
});

describe('playedExtra', () => {
  test('is what a PERFECT rate of 1 foretells while all is PERFECT', () => {
    fc.assert(
      fc.property(anyResolvedSkill, anyNote, (skill, n) => {
        expect(playedExtra(skill, true, { perfects: n, isUnbroken: true })).toBe(skillExtra(skill, n, 1));
      }),
    );
  });

  test.each<[SkillKind, number]>([
    ['none', 0],
    ['constant', 1],
    ['perfect', 0],
    ['perfectOnly', -1],
    ['greatHalf', -0.5],
    ['continued', 0.5],
    ['rateUp', 1.02],
  ])('is right for the GREAT after four PERFECT notes of a %s skill', (kind, expected) => {
    expect(playedExtra(resolved(kind, 1, 0.5), false, { perfects: 4, isUnbroken: false })).toBe(expected);
  });
});
