import type { SkillEffectType } from '#model/records/skill';
import { ATTRIBUTES } from '#model/vocabulary/attributes';

/** One row of the published effect table (reference R4). Values in per cent, times in seconds. */
export interface SkillSpec {
  readonly id: number;
  readonly effects: readonly SkillEffectSpec[];
  /** Seconds by skill level 1–5. */
  readonly duration: readonly number[];
  /** Life gained once, by skill level; `under` = only below that much life. */
  readonly life: { readonly values: readonly number[]; readonly under: number | null } | null;
  /** Value when all five share a band (id) or an attribute (upper case). */
  readonly unification: { readonly value: number; readonly with: number | string } | null;
}

export interface SkillEffectSpec {
  readonly type: SkillEffectType;
  readonly value: number;
  readonly condition: 'none' | 'bad' | 'good' | 'great' | 'perfect';
  readonly life: number | null;
}

type Condition = SkillEffectSpec['condition'];

const effect = (
  type: SkillEffectType,
  value: number,
  condition: Condition,
  life: number | null = null,
): SkillEffectSpec => ({ type, value, condition, life });

const score = (value: number, condition: Condition = 'good') => effect('score', value, condition);
const judge = (condition: Condition) => effect('judge', 0, condition);
const guard = effect('damage', 0, 'none');
const overLife = (over: number, under: number | null, life: number) => [
  effect('score_over_life', over, 'good', life),
  ...(under === null ? [] : [effect('score_under_life', under, 'good', life)]),
];
const continued = (value: number, then: number) => [
  effect('score_continued_note_judge', value, 'perfect'),
  score(then),
];

const SHORT: readonly number[] = [3, 3.5, 4, 4.5, 5];
const PLAIN: readonly number[] = [5, 5.5, 6, 6.5, 7];
const LONG: readonly number[] = [5, 5.7, 6.4, 7.2, 8];
const MIDDLE: readonly number[] = [5, 5.6, 6.2, 6.8, 7.5];

/** The table has the values of the first and the last level; we step evenly between them, in fives. */
const lifeSteps = (first: number, last: number): readonly number[] =>
  [0, 1, 2, 3, 4].map((step) => Math.round((first + ((last - first) * step) / 4) / 5) * 5);

const LIFE_300 = lifeSteps(200, 300);
const LIFE_450 = lifeSteps(300, 450);
const LIFE_500 = lifeSteps(400, 500);
const LIFE_750 = lifeSteps(500, 750);

type Extra = Partial<Pick<SkillSpec, 'life' | 'unification'>>;

const skill = (
  id: number,
  effects: readonly SkillEffectSpec[],
  duration: readonly number[] = PLAIN,
  extra: Extra = {},
): SkillSpec => ({ id, effects, duration, life: null, unification: null, ...extra });

const heal = (values: readonly number[], under: number | null = null): Extra => ({ life: { values, under } });
const shared = (value: number, by: number | string): Extra => ({ unification: { value, with: by } });

/** Order of the band skills of the table, and of the attribute skills. */
const BAND_ORDER: readonly number[] = [1, 2, 4, 5, 3, 21];
const NEWER_BAND_ORDER: readonly number[] = [...BAND_ORDER, 18, 45];
const ATTRIBUTE_ORDER: readonly string[] = ATTRIBUTES.map((attribute) => attribute.toUpperCase());

const family = (
  first: number,
  keys: readonly (number | string)[],
  effects: readonly SkillEffectSpec[],
  value: number,
): SkillSpec[] => keys.map((key, i) => skill(first + i, effects, PLAIN, shared(value, key)));

const EARLY: readonly SkillSpec[] = [
  skill(1, [score(10)]),
  skill(2, [score(30)]),
  skill(3, [score(60)]),
  skill(4, [score(100)]),
  skill(5, [score(10), judge('great')], LONG),
  skill(6, [score(20), judge('good')], LONG),
  skill(7, [score(40), judge('bad')], LONG),
  skill(8, [score(10)], LONG, heal(LIFE_300)),
  skill(9, [score(20)], LONG, heal(LIFE_450)),
  skill(10, [score(40)], LONG, heal(LIFE_750)),
  skill(11, [score(30), judge('great')], MIDDLE),
  skill(12, [score(60), judge('good')], MIDDLE),
  skill(13, [score(30)], MIDDLE, heal(LIFE_300)),
  skill(14, [score(60)], MIDDLE, heal(LIFE_450)),
  skill(15, [judge('great')], MIDDLE, heal(LIFE_300)),
  skill(16, [judge('good')], MIDDLE, heal(LIFE_450)),
  skill(17, overLife(65, 55, 900)),
  skill(18, overLife(110, 90, 900)),
  skill(20, [score(120, 'perfect')]),
  skill(21, overLife(40, null, 600), PLAIN, heal(LIFE_450, 600)),
  skill(22, overLife(80, null, 600), PLAIN, heal(LIFE_500, 600)),
  skill(23, [guard, score(10)], SHORT),
  skill(24, [guard, score(30)]),
  skill(25, continued(65, 55)),
  skill(26, continued(110, 90)),
];

const SHARED: readonly SkillSpec[] = [
  ...family(27, BAND_ORDER, [score(110, 'perfect')], 125),
  ...family(33, ATTRIBUTE_ORDER, [score(100, 'perfect')], 125),
  ...family(37, BAND_ORDER, continued(95, 80), 115),
  ...family(43, ATTRIBUTE_ORDER, continued(95, 80), 115),
  ...family(47, [...BAND_ORDER, ...ATTRIBUTE_ORDER], [score(80)], 105),
];

const LATE: readonly SkillSpec[] = [
  skill(57, [guard, ...continued(100, 40)], PLAIN, heal(LIFE_450)),
  skill(58, [score(110, 'perfect')], PLAIN, shared(125, 18)),
  skill(59, [effect('score_only_perfect', 125, 'perfect')]),
  skill(60, [score(90), effect('never_die', 0, 'none')]),
  skill(61, [score(100), effect('score_rate_up_with_perfect', 0, 'perfect')]),
  skill(62, [effect('score_under_great_half', 125, 'perfect')]),
  skill(63, [score(100, 'perfect')]),
  skill(64, [score(40), judge('good')], MIDDLE),
  skill(65, [score(40)], MIDDLE, heal(LIFE_450)),
  skill(66, [score(130)]),
  skill(67, [score(110), judge('bad')]),
  skill(68, [score(110)], PLAIN, heal(LIFE_750)),
  skill(69, [score(150, 'perfect')]),
  skill(70, [effect('score_under_great_half', 150, 'perfect')]),
  skill(71, continued(135, 125)),
  skill(72, overLife(135, 125, 900)),
  skill(73, [guard, score(110)]),
  ...family(74, NEWER_BAND_ORDER, [score(145, 'perfect')], 155),
];

/** The eighty skills by id (there is no 19). */
export const SKILL_TABLE: readonly SkillSpec[] = [...EARLY, ...SHARED, ...LATE];
