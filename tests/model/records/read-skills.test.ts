import { describe, expect, test } from 'vitest';
import { readSkill, readSkills } from '#model/records/read-skills';
import { resolveSkill } from '#model/rules/skills';

const row = {
  simpleDescription: ['短', 'Short', null, null, null],
  description: ['長', 'Long', null, null, null],
  duration: [5, 5.5, 6, '6.5', 7],
  activationEffect: {
    unificationActivateEffectValue: 115,
    unificationActivateConditionType: 'HAPPY',
    activateEffectTypes: {
      score_continued_note_judge: {
        activateEffectValue: [95, null, null, null, null],
        activateEffectValueType: 'rate',
        activateCondition: 'perfect',
      },
      score: { activateEffectValue: [80, 80, 80, 80], activateCondition: 'good' },
    },
  },
  onceEffect: { onceEffectType: 'life', onceEffectValue: [300, 330, 370, 410, 450] },
};

describe('readSkills', () => {
  test('reads effects in the order listed, with unification and life', () => {
    const { byId, problems } = readSkills({ '43': row });
    expect(problems).toEqual([]);
    expect(byId.get(43)).toEqual({
      id: 43,
      simpleDescription: ['短', 'Short', null, null, null],
      description: ['長', 'Long', null, null, null],
      durations: [5, 5.5, 6, 6.5, 7],
      effects: [
        {
          type: 'score_continued_note_judge',
          value: [95, null, null, null, null],
          condition: 'perfect',
          life: null,
        },
        { type: 'score', value: [80, 80, 80, 80, null], condition: 'good', life: null },
      ],
      unification: { value: 115, bandId: null, attribute: 'happy' },
      lifeByLevel: [300, 330, 370, 410, 450],
    });
  });

  test('leaves unknown effects out and names them', () => {
    const effects = {
      score_by_moonlight: { activateEffectValue: 500 },
      ...row.activationEffect.activateEffectTypes,
    };
    const { byId, problems } = readSkills({
      '99': { ...row, activationEffect: { activateEffectTypes: effects } },
    });
    expect(byId.get(99)?.effects).toHaveLength(2);
    expect(problems[0]).toContain('score_by_moonlight');
  });

  test('keeps a skill without effects or durations, which counts nothing', () => {
    const skill = readSkills({ '5': { simpleDescription: ['a'] } }).byId.get(5);
    expect(skill && resolveSkill(skill, 4, 0)).toMatchObject({ kind: 'none', durationSeconds: 0 });
  });

  test('does not take another once effect for life', () => {
    const once = { onceEffectType: 'stamp', onceEffectValue: [1, 2, 3, 4, 5] };
    expect(readSkill(1, { ...row, onceEffect: once })?.lifeByLevel).toBeNull();
  });
});
