import type { SkillEffect, SkillEffectType, SkillRecord } from '../records/skill.ts';
import type { Attribute } from '../vocabulary/attributes.ts';
import type { PerServer, ServerIndex } from '../vocabulary/servers.ts';

/** How a skill's score effect depends on judgements; `none` = it does not touch the score. */
export const SKILL_KINDS = [
  'none',
  'constant',
  'perfect',
  'perfectOnly',
  'greatHalf',
  'continued',
  'rateUp',
] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

/** A skill with team, server and level filled in. Bonuses are fractions: 1.1 = +110 %. */
export interface ResolvedSkill {
  readonly kind: SkillKind;
  readonly durationSeconds: number;
  readonly value: number;
  /** Bonus once a `continued` run is broken; 0 for every other kind. */
  readonly fallback: number;
}

/** What all five cards of a team share; null where they differ. */
export interface TeamTraits {
  readonly bandId: number | null;
  readonly attribute: Attribute | null;
}

const NO_TRAITS: TeamTraits = { bandId: null, attribute: null };

const PLAIN_EFFECTS: readonly SkillEffectType[] = ['score', 'score_over_life', 'score_under_life'];
const isPlain = (effect: SkillEffect): boolean => PLAIN_EFFECTS.includes(effect.type);
export const isScoreEffect = (effect: SkillEffect): boolean => effect.type.startsWith('score');

/** The server's own value, else the first there is: new skills carry values for some servers only. */
function perServerValue(values: PerServer<number>, server: ServerIndex): number {
  return values[server] ?? values.find((value) => value !== null) ?? 0;
}

/** Whether the team shares what the skill's unification asks for. */
export function isUnified(skill: SkillRecord, team: TeamTraits): boolean {
  const wanted = skill.unification;
  if (!wanted || (wanted.bandId === null && wanted.attribute === null)) return false;
  const bandMatches = wanted.bandId === null || wanted.bandId === team.bandId;
  return bandMatches && (wanted.attribute === null || wanted.attribute === team.attribute);
}

/** Seconds at a skill level (index 0–4); a list that is too short keeps its last entry. */
export function skillDuration(skill: SkillRecord, levelIndex: number): number {
  const last = skill.durations.length - 1;
  const index = Math.min(Math.max(0, Math.trunc(levelIndex)), last);
  return skill.durations[index] ?? 0;
}

interface ScoreEffect {
  readonly effect: SkillEffect;
  /** Per cent. */
  readonly percent: number;
}

/** Score effects in the order listed; unification replaces the value of the first. */
function scoreEffects(skill: SkillRecord, server: ServerIndex, unified: boolean): readonly ScoreEffect[] {
  const replaced = unified ? (skill.unification?.value ?? null) : null;
  return skill.effects.filter(isScoreEffect).map((effect, i) => ({
    effect,
    percent: i === 0 && replaced !== null ? replaced : perServerValue(effect.value, server),
  }));
}

type Shape = Pick<ResolvedSkill, 'kind' | 'value' | 'fallback'>;
const shape = (kind: SkillKind, percent: number, fallbackPercent = 0): Shape => ({
  kind,
  value: percent / 100,
  fallback: fallbackPercent / 100,
});
const NO_SCORE = shape('none', 0);

/** A life condition counts as met: the model plays with full life (reference R26). */
function plainShape(effects: readonly ScoreEffect[]): Shape {
  const plain = effects.filter(({ effect }) => isPlain(effect));
  const chosen = plain.find(({ effect }) => effect.type === 'score_over_life') ?? plain[0];
  if (!chosen) return NO_SCORE;
  return shape(chosen.effect.condition === 'perfect' ? 'perfect' : 'constant', chosen.percent);
}

function continuedShape(effects: readonly ScoreEffect[], at: number): Shape {
  const later = effects.slice(at + 1).find(({ effect }) => isPlain(effect));
  return shape('continued', effects[at]?.percent ?? 0, later?.percent ?? 0);
}

/** A rate-up skill grows from its plain score effect, or from its own value when it has none. */
function rateUpShape(effects: readonly ScoreEffect[], at: number): Shape {
  const plain = effects.find(({ effect }) => isPlain(effect));
  return shape('rateUp', (plain ?? effects[at])?.percent ?? 0);
}

const SPECIAL_SHAPES: Partial<
  Record<SkillEffectType, (effects: readonly ScoreEffect[], at: number) => Shape>
> = {
  score_continued_note_judge: continuedShape,
  score_rate_up_with_perfect: rateUpShape,
  score_only_perfect: (effects, at) => shape('perfectOnly', effects[at]?.percent ?? 0),
  score_under_great_half: (effects, at) => shape('greatHalf', effects[at]?.percent ?? 0),
};

function shapeOf(effects: readonly ScoreEffect[]): Shape {
  for (const [at, { effect }] of effects.entries()) {
    const special = SPECIAL_SHAPES[effect.type];
    if (special) return special(effects, at);
  }
  return plainShape(effects);
}

/**
 * What a skill does to the score of a team (reference R26). `levelIndex` 0–4 = skill level minus one;
 * it chooses the duration, the server chooses the value.
 */
export function resolveSkill(
  skill: SkillRecord,
  levelIndex: number,
  server: ServerIndex,
  team: TeamTraits = NO_TRAITS,
): ResolvedSkill {
  const found = shapeOf(scoreEffects(skill, server, isUnified(skill, team)));
  return { ...found, durationSeconds: skillDuration(skill, levelIndex) };
}

/** A skill without any effect on the score: what a card counts with when the data lacks its skill. */
export const NO_SKILL: ResolvedSkill = { ...NO_SCORE, durationSeconds: 0 };
