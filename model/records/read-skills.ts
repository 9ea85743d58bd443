import type { PerServer } from '../vocabulary/servers.ts';
import { type RowReader, readRecords, readRow } from './read-records.ts';
import {
  asAttribute,
  asInteger,
  asList,
  asNumber,
  asObject,
  asPercent,
  asPerServer,
  isJsonObject,
  type JsonObject,
  perServerText,
} from './reading.ts';
import type { Records } from './records.ts';
import { SKILL_EFFECTS, type SkillEffect, type SkillRecord } from './skill.ts';

const CONDITIONS = ['none', 'bad', 'good', 'great', 'perfect'] as const;
const NO_VALUE: PerServer<number> = [null, null, null, null, null];

function readEffect(name: string, value: unknown, problem: (phrase: string) => void): SkillEffect | null {
  const type = SKILL_EFFECTS.find((known) => known === name);
  if (!type || !isJsonObject(value)) {
    problem(`has an effect "${name.slice(0, 40)}" that is not known and counts nothing`);
    return null;
  }
  return {
    type,
    value:
      value.activateEffectValue === undefined ? NO_VALUE : asPerServer(value.activateEffectValue, asPercent),
    condition: CONDITIONS.find((known) => known === value.activateCondition) ?? 'none',
    life: asNumber(value.activateConditionLife),
  };
}

function readUnification(activation: JsonObject): SkillRecord['unification'] {
  const value = asPercent(activation.unificationActivateEffectValue);
  if (value === null) return null;
  return {
    value,
    bandId: asInteger(activation.unificationActivateConditionBandId),
    attribute: asAttribute(activation.unificationActivateConditionType),
  };
}

function readLife(once: JsonObject): readonly number[] | null {
  if (once.onceEffectType !== 'life') return null;
  const values = asList(once.onceEffectValue, asNumber);
  return values.length > 0 ? values : null;
}

const readOne: RowReader<SkillRecord> = (id, row, problem) => {
  const durations = asList(row.duration, asNumber);
  if (durations.length === 0) problem('tells no duration');
  const activation = asObject(row.activationEffect);
  const effects: SkillEffect[] = [];
  for (const [name, value] of Object.entries(asObject(activation.activateEffectTypes))) {
    const effect = readEffect(name, value, problem);
    if (effect) effects.push(effect);
  }
  return {
    id,
    description: perServerText(row.description),
    simpleDescription: perServerText(row.simpleDescription),
    durations,
    effects,
    unification: readUnification(activation),
    lifeByLevel: readLife(asObject(row.onceEffect)),
  };
};

/** Reads `skills/all` of any level; levels below 10 lack effects. */
export const readSkills = (json: unknown): Records<SkillRecord> => readRecords('skill', json, readOne);

export const readSkill = (id: number, json: unknown): SkillRecord | null =>
  readRow('skill', id, json, readOne, () => {});
