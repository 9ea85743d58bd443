import type { TeamData } from '#model/compute/team';
import { NO_SKILL, type ResolvedSkill, resolveSkill } from '#model/rules/skills';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import type { ServerIndex } from '#model/vocabulary/servers';

/** How a card's skill at one level enters the kernels: effects alone and when the team shares what it asks for. */
export interface CardSkill {
  /** Indices into `effects` of the table. */
  readonly alone: number;
  readonly united: number;
  /** What all five must share: a band id, an attribute index, or neither (null, −1). */
  readonly band: number | null;
  readonly attribute: number;
  /** False when the data lacks the skill: the card counts without one. */
  readonly known: boolean;
}

/** Skills of one server resolved once per data set; equal effects are one. */
export class SkillTable {
  readonly effects: ResolvedSkill[] = [];
  readonly #byEffect = new Map<string, number>();
  readonly #bySkill = new Map<number, CardSkill>();
  readonly #skills: TeamData['skills'];
  readonly #server: ServerIndex;

  constructor(skills: TeamData['skills'], server: ServerIndex) {
    this.#skills = skills;
    this.#server = server;
  }

  /** The index of an effect. */
  add(skill: ResolvedSkill): number {
    const key = `${skill.kind} ${skill.value} ${skill.fallback} ${skill.durationSeconds}`;
    const known = this.#byEffect.get(key);
    if (known !== undefined) return known;
    this.#byEffect.set(key, this.effects.length);
    return this.effects.push(skill) - 1;
  }

  /** A skill at level index 0–4; the same object every time. */
  of(skillId: number, level: number): CardSkill {
    const key = skillId * 8 + level;
    let found = this.#bySkill.get(key);
    if (!found) {
      found = this.#resolve(skillId, level);
      this.#bySkill.set(key, found);
    }
    return found;
  }

  #resolve(skillId: number, level: number): CardSkill {
    const skill = this.#skills.get(skillId);
    const alone = this.add(skill ? resolveSkill(skill, level, this.#server) : NO_SKILL);
    const unification = skill?.unification;
    if (!skill || !unification || (unification.bandId === null && unification.attribute === null)) {
      return { alone, united: alone, band: null, attribute: -1, known: skill !== undefined };
    }
    return {
      alone,
      united: this.add(resolveSkill(skill, level, this.#server, unification)),
      band: unification.bandId,
      attribute: unification.attribute === null ? -1 : ATTRIBUTES.indexOf(unification.attribute),
      known: true,
    };
  }
}

const tables = new WeakMap<TeamData['skills'], Map<ServerIndex, SkillTable>>();

/** The table of a data set and server. */
export function skillTable(skills: TeamData['skills'], server: ServerIndex): SkillTable {
  const byServer = tables.get(skills) ?? new Map<ServerIndex, SkillTable>();
  tables.set(skills, byServer);
  const known = byServer.get(server) ?? new SkillTable(skills, server);
  byServer.set(server, known);
  return known;
}
