import type { CardRow } from '../cards/card-rows.types.ts';
import type { Served } from '../world.ts';
import { SKILL_TABLE, type SkillSpec } from './skill-table.ts';
import { describeSkill, summariseSkill } from './skill-text.ts';

/** A row of `skills/all` (reference R4): values per server, durations per level. */
export interface SkillRow {
  readonly simpleDescription: Served<string>;
  readonly description: Served<string>;
  readonly duration: readonly number[];
  readonly activationEffect: {
    readonly unificationActivateEffectValue?: number;
    readonly unificationActivateConditionBandId?: number;
    readonly unificationActivateConditionType?: string;
    readonly activateEffectTypes: Readonly<Record<string, ActivateEffect>>;
  };
  readonly onceEffect?: OnceEffect;
}

interface ActivateEffect {
  readonly activateEffectValue: Served<number>;
  readonly activateEffectValueType: 'rate' | 'real_value';
  readonly activateCondition: string;
  readonly activateConditionLife?: number;
}

interface OnceEffect {
  readonly onceEffectType: 'life';
  readonly onceEffectValueType: 'real_value';
  readonly onceEffectValue: readonly number[];
  readonly onceEffectConditionLifeType?: 'under_life';
  readonly onceEffectConditionLife?: number;
}

const SERVER_LIST: readonly number[] = [0, 1, 2, 3, 4];

/** Servers on which any card uses the skill; all five when no card does. */
function serversUsing(cards: Iterable<CardRow>): Map<number, Set<number>> {
  const used = new Map<number, Set<number>>();
  for (const { skillId, releasedAt } of cards) {
    const servers = used.get(skillId) ?? new Set();
    releasedAt.forEach((time, server) => {
      if (time !== null) servers.add(server);
    });
    used.set(skillId, servers);
  }
  return used;
}

const sharedFields = ({ unification }: SkillSpec) => {
  if (!unification) return {};
  const key =
    typeof unification.with === 'number'
      ? { unificationActivateConditionBandId: unification.with }
      : { unificationActivateConditionType: unification.with };
  return { unificationActivateEffectValue: unification.value, ...key };
};

function onceEffect({ life }: SkillSpec): { onceEffect?: OnceEffect } {
  if (!life) return {};
  const under =
    life.under === null
      ? {}
      : { onceEffectConditionLifeType: 'under_life' as const, onceEffectConditionLife: life.under };
  return {
    onceEffect: {
      onceEffectType: 'life',
      onceEffectValueType: 'real_value',
      ...under,
      onceEffectValue: life.values,
    },
  };
}

function rowOf(spec: SkillSpec, servers: ReadonlySet<number> | undefined): SkillRow {
  const onServer = <T>(value: T): Served<T> =>
    SERVER_LIST.map((server) => (!servers || servers.has(server) ? value : null));
  const text = (words: readonly string[]): Served<string> =>
    words.map((word, server) => (!servers || servers.has(server) ? word : null));
  const types = spec.effects.map((effect) => [
    effect.type,
    {
      activateEffectValue: onServer(effect.value),
      activateEffectValueType: effect.type === 'judge' ? 'real_value' : 'rate',
      activateCondition: effect.condition,
      ...(effect.life === null ? {} : { activateConditionLife: effect.life }),
    },
  ]);
  return {
    simpleDescription: text(summariseSkill(spec)),
    description: text(describeSkill(spec)),
    duration: spec.duration,
    activationEffect: { ...sharedFields(spec), activateEffectTypes: Object.fromEntries(types) },
    ...onceEffect(spec),
  };
}

/** `skills/all`. A value is null on servers where no card has brought the skill yet. */
export function createSkills(cards: Iterable<CardRow>): Record<string, SkillRow> {
  const used = serversUsing(cards);
  return Object.fromEntries(SKILL_TABLE.map((spec) => [spec.id, rowOf(spec, used.get(spec.id))]));
}
