import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SkillEffect, SkillRecord } from '#model/records/skill';
import { skillSummary } from '#model/rules/skill-summary';
import { isUnified, resolveSkill, skillDuration } from '#model/rules/skills';
import type { PerServer } from '#model/vocabulary/servers';
import { anySkill } from '../../arbitraries/skill.ts';
import { anyAttribute, anyBandId, anyServer, everywhere } from '../../arbitraries/vocabulary.ts';

type Spec = Partial<Omit<SkillEffect, 'value'>> &
  Pick<SkillEffect, 'type'> & { value: number | PerServer<number> };

const effect = ({ value, ...rest }: Spec): SkillEffect => ({
  condition: 'good',
  life: null,
  ...rest,
  value: typeof value === 'number' ? everywhere(value) : value,
});

const skill = (effects: readonly Spec[], patch: Partial<SkillRecord> = {}): SkillRecord => ({
  id: 1,
  description: everywhere(''),
  simpleDescription: everywhere(''),
  durations: [5, 5.5, 6, 6.5, 7],
  effects: effects.map(effect),
  unification: null,
  lifeByLevel: null,
  ...patch,
});

const shapeOf = (record: SkillRecord) => {
  const { kind, value, fallback } = resolveSkill(record, 4, 0);
  return [kind, value, fallback];
};

describe('resolveSkill', () => {
  test.each<[string, readonly Spec[], readonly [string, number, number]]>([
    ['a plain score skill', [{ type: 'score', value: 100 }], ['constant', 1, 0]],
    [
      'a score skill for PERFECT notes',
      [{ type: 'score', value: 110, condition: 'perfect' }],
      ['perfect', 1.1, 0],
    ],
    [
      'score with judgement help',
      [
        { type: 'judge', value: 0 },
        { type: 'score', value: 40 },
      ],
      ['constant', 0.4, 0],
    ],
    [
      'PERFECT only',
      [{ type: 'score_only_perfect', value: 125, condition: 'perfect' }],
      ['perfectOnly', 1.25, 0],
    ],
    ['half below PERFECT', [{ type: 'score_under_great_half', value: 150 }], ['greatHalf', 1.5, 0]],
    [
      'a run of PERFECT with a fallback',
      [
        { type: 'score_continued_note_judge', value: 110, condition: 'perfect' },
        { type: 'score', value: 90 },
      ],
      ['continued', 1.1, 0.9],
    ],
    [
      'a run behind a damage guard',
      [
        { type: 'damage', value: 0 },
        { type: 'score_continued_note_judge', value: 100, condition: 'perfect' },
        { type: 'score', value: 40 },
      ],
      ['continued', 1, 0.4],
    ],
    ['a run without a fallback', [{ type: 'score_continued_note_judge', value: 110 }], ['continued', 1.1, 0]],
    [
      'growth with each PERFECT',
      [
        { type: 'score', value: 100 },
        { type: 'score_rate_up_with_perfect', value: 0 },
      ],
      ['rateUp', 1, 0],
    ],
    ['growth alone', [{ type: 'score_rate_up_with_perfect', value: 110 }], ['rateUp', 1.1, 0]],
    [
      'no effect on the score',
      [
        { type: 'judge', value: 0 },
        { type: 'never_die', value: 0 },
      ],
      ['none', 0, 0],
    ],
    ['no effect at all', [], ['none', 0, 0]],
  ])('reads %s', (_name, effects, expected) => {
    expect(shapeOf(skill(effects))).toEqual(expected);
  });

  test('plays with full life, whichever life condition is listed first', () => {
    const over: Spec = { type: 'score_over_life', value: 110, life: 900 };
    const under: Spec = { type: 'score_under_life', value: 90 };
    expect(shapeOf(skill([over, under]))).toEqual(['constant', 1.1, 0]);
    expect(shapeOf(skill([under, over]))).toEqual(['constant', 1.1, 0]);
  });

  test('takes the value of the server, not of the skill level', () => {
    const record = skill([{ type: 'score', value: [100, 110, 120, 130, 140] }]);
    expect(resolveSkill(record, 4, 1).value).toBe(1.1);
    expect(resolveSkill(record, 0, 3).value).toBe(1.3);
  });

  test('takes the first value there is when the server has none', () => {
    expect(resolveSkill(skill([{ type: 'score', value: [null, null, 80, 90, null] }]), 0, 4).value).toBe(0.8);
  });

  test('counts nothing when no server has a value', () => {
    expect(resolveSkill(skill([{ type: 'score', value: everywhere(null) }]), 0, 0).value).toBe(0);
  });

  test('takes the duration of the skill level, whatever the server', () => {
    fc.assert(
      fc.property(anySkill(), fc.integer({ min: 0, max: 4 }), anyServer, (any, level, server) => {
        expect(resolveSkill(any, level, server).durationSeconds).toBe(any.durations[level]);
      }),
    );
  });

  test('is worth at least nothing and never more than its largest number', () => {
    fc.assert(
      fc.property(anySkill(), anyServer, (any, server) => {
        const largest = Math.max(0, ...any.effects.flatMap((one) => one.value.map((value) => value ?? 0)));
        const { value, fallback } = resolveSkill(any, 0, server);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(Math.max(value, fallback)).toBeLessThanOrEqual(largest / 100);
      }),
    );
  });
});

describe('unification', () => {
  const run: readonly Spec[] = [
    { type: 'score_continued_note_judge', value: 95, condition: 'perfect' },
    { type: 'score', value: 80 },
  ];
  const happy = skill(run, { unification: { value: 115, bandId: null, attribute: 'happy' } });
  const band = skill([{ type: 'score', value: 110, condition: 'perfect' }], {
    unification: { value: 125, bandId: 21, attribute: null },
  });

  test('replaces the first score value when all share the attribute', () => {
    const { value, fallback } = resolveSkill(happy, 0, 0, { bandId: null, attribute: 'happy' });
    expect([value, fallback]).toEqual([1.15, 0.8]);
  });

  test('replaces it when all share the band', () => {
    expect(resolveSkill(band, 0, 0, { bandId: 21, attribute: 'cool' }).value).toBe(1.25);
  });

  test('does nothing for another band, another attribute or a mixed team', () => {
    expect(resolveSkill(band, 0, 0, { bandId: 1, attribute: null }).value).toBe(1.1);
    expect(resolveSkill(happy, 0, 0, { bandId: 21, attribute: 'cool' }).value).toBe(0.95);
    expect(resolveSkill(happy, 0, 0).value).toBe(0.95);
  });

  test('does nothing when it asks for neither', () => {
    const odd = skill(run, { unification: { value: 115, bandId: null, attribute: null } });
    expect(isUnified(odd, { bandId: 1, attribute: 'happy' })).toBe(false);
  });

  test('never changes a team that shares nothing', () => {
    fc.assert(
      fc.property(anySkill(), anyServer, (any, server) => {
        const without = { ...any, unification: null };
        expect(resolveSkill(any, 2, server)).toEqual(resolveSkill(without, 2, server));
      }),
    );
  });

  test('depends on nothing but the band and attribute asked for', () => {
    fc.assert(
      fc.property(anySkill(), anyBandId, anyAttribute, (any, bandId, attribute) => {
        const wanted = any.unification;
        const met = wanted !== null && (wanted.bandId === bandId || wanted.attribute === attribute);
        expect(isUnified(any, { bandId, attribute })).toBe(met);
      }),
    );
  });
});

describe('skillDuration', () => {
  test('keeps the last entry when the list is short', () => {
    expect(skillDuration(skill([], { durations: [3, 4] }), 4)).toBe(4);
  });

  test('is 0 when nothing is known', () => {
    expect(skillDuration(skill([], { durations: [] }), 2)).toBe(0);
  });
});

describe('skillSummary', () => {
  test('gives percentages, seconds and groups', () => {
    const record = skill(
      [
        { type: 'score_continued_note_judge', value: 110, condition: 'perfect' },
        { type: 'score', value: 90 },
        { type: 'judge', value: 0 },
      ],
      { lifeByLevel: [300, 330, 370, 410, 450] },
    );
    expect(skillSummary(record, 4, 0)).toEqual({
      kind: 'continued',
      percent: 110,
      fallbackPercent: 90,
      unifiedPercent: null,
      seconds: 7,
      groups: ['score', 'life', 'judge'],
      traits: ['continued', 'heal'],
    });
  });

  test('counts a damage guard as help for life', () => {
    expect(skillSummary(skill([{ type: 'damage', value: 0 }]), 0, 0).groups).toEqual(['life']);
  });

  test('says how a skill raises the score, all ways of one skill', () => {
    const traitsOf = (...effects: Parameters<typeof skill>[0]) => skillSummary(skill(effects), 0, 0).traits;
    expect(traitsOf({ type: 'score', value: 100 })).toEqual(['plain']);
    expect(traitsOf({ type: 'score', value: 120, condition: 'perfect' })).toEqual(['perfect']);
    expect(traitsOf({ type: 'score_only_perfect', value: 125 })).toEqual(['perfect']);
    expect(
      traitsOf({ type: 'score_over_life', value: 110 }, { type: 'score_under_life', value: 90 }),
    ).toEqual(['byLife']);
    expect(traitsOf({ type: 'score_under_great_half', value: 150 })).toEqual(['greatHalf']);
    expect(traitsOf({ type: 'score', value: 100 }, { type: 'score_rate_up_with_perfect', value: 0 })).toEqual(
      ['rateUp'],
    );
    expect(traitsOf({ type: 'score', value: 90 }, { type: 'never_die', value: 0 })).toEqual([
      'plain',
      'guard',
    ]);
    expect(traitsOf({ type: 'judge', value: 0 })).toEqual([]);
  });

  test('says what a united team gets', () => {
    const record = skill([{ type: 'score', value: 100 }], {
      unification: { value: 125, bandId: 1, attribute: null },
    });
    expect(skillSummary(record, 0, 0)).toMatchObject({ percent: 100, unifiedPercent: 125, seconds: 5 });
  });
});
