import type { Excess } from '#model/compute/team';
import { doesExtraVary, skillExtra, skillExtras } from '#model/rules/skill-extra';
import {
  MAX_COVERED,
  MAX_DURATIONS,
  MAX_SIGNATURES,
  MAX_TABLES,
  SIG_DURATION,
  SIG_MULTIPLIER,
  SIG_TABLE,
  TABLE,
} from '../../layout.ts';
import type { Engine } from '../engine.ts';
import type { SkillTable } from './skill-table.ts';

/** The effects that one question meets, numbered for the kernels: cards with equal effects share a signature. */
export class Signatures {
  readonly #table: SkillTable;
  /** Effect index to signature; −1 = not met yet. */
  #sigOf = new Int32Array(256).fill(-1);
  readonly #effects: number[] = [];
  readonly #durations: number[] = [];

  constructor(table: SkillTable) {
    this.#table = table;
  }

  get count(): number {
    return this.#effects.length;
  }
  /** Distinct lengths in seconds. */
  get durations(): readonly number[] {
    return this.#durations;
  }

  /** The signature of an effect. */
  of(effect: number): number {
    if (effect >= this.#sigOf.length) {
      const grown = new Int32Array(effect * 2).fill(-1);
      grown.set(this.#sigOf);
      this.#sigOf = grown;
    }
    const known = this.#sigOf[effect] ?? -1;
    if (known >= 0) return known;
    const seconds = this.#table.effects[effect]?.durationSeconds ?? 0;
    if (!this.#durations.includes(seconds)) this.#durations.push(seconds);
    this.#sigOf[effect] = this.#effects.length;
    return this.#effects.push(effect) - 1;
  }

  /** Why the kernels cannot hold these signatures; null when they can. */
  get excess(): Excess | null {
    if (this.count > MAX_SIGNATURES) return { what: 'skills', most: MAX_SIGNATURES };
    return this.#durations.length > MAX_DURATIONS ? { what: 'skillLengths', most: MAX_DURATIONS } : null;
  }

  /**
   * Writes the signatures, once the song is prepared (tables are as long as the longest window). Returns what does
   * not fit, or null.
   */
  write({ floats, ints, kernels }: Engine, perfectRate: number): Excess | null {
    let tables = 0;
    for (const [sig, effect] of this.#effects.entries()) {
      const skill = this.#table.effects[effect];
      if (!skill) continue;
      const duration = this.#durations.indexOf(skill.durationSeconds);
      ints[(SIG_DURATION >> 2) + sig] = duration;
      const covered = kernels.longestWindow(duration);
      if (covered > MAX_COVERED) return { what: 'coveredNotes', most: MAX_COVERED };
      if (!doesExtraVary(skill, perfectRate)) {
        ints[(SIG_TABLE >> 2) + sig] = -1;
        floats[(SIG_MULTIPLIER >> 3) + sig] = 1 + skillExtra(skill, 1, perfectRate);
        continue;
      }
      if (tables >= MAX_TABLES) return { what: 'growingSkills', most: MAX_TABLES };
      ints[(SIG_TABLE >> 2) + sig] = tables;
      const extras = skillExtras(skill, Math.max(1, covered), perfectRate);
      const first = (TABLE >> 3) + tables * MAX_COVERED;
      for (let n = 0; n < extras.length; n++) floats[first + n] = 1 + (extras[n] ?? 0);
      tables++;
    }
    return null;
  }
}
