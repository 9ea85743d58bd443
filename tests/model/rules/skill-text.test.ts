import { expect, test } from 'vitest';
import type { SkillRecord } from '#model/records/skill';
import { skillText } from '#model/rules/skill-text';

const skill = (part: Partial<SkillRecord>): SkillRecord => ({
  id: 1,
  description: ['{0}秒 {9}', 'For {0} seconds', null, null, null],
  simpleDescription: [null, null, null, null, null],
  durations: [3, 4, 5, 6, 7.5],
  effects: [],
  unification: null,
  lifeByLevel: null,
  ...part,
});
const tell = (value: number): string => value.toFixed(1);

test('gives the seconds of the level in the words of the main server', () => {
  expect(skillText(skill({}), 4, 1, 0, tell)).toEqual({ value: 'For 7.5 seconds', server: 1 });
  expect(skillText(skill({}), 0, 1, 0, tell)?.value).toBe('For 3.0 seconds');
});

test('falls back to another server and leaves places alone that mean nothing', () => {
  expect(skillText(skill({}), 0, 3, 0, tell)).toEqual({ value: '3.0秒 {9}', server: 0 });
});

test('mentions life first where life is gained', () => {
  const heal = skill({
    description: [null, 'Life {0}, {1} s', null, null, null],
    lifeByLevel: [100, 200, 300, 400, 500],
  });
  expect(skillText(heal, 1, 1, 0, String)?.value).toBe('Life 200, 4 s');
});

test('has nothing to say without a text', () => {
  expect(skillText(skill({ description: [null, null, null, null, null] }), 0, 1, 0, tell)).toBeNull();
});
