import { judgeMultiplier } from '#model/rules/judge';
import { noteShare } from '#model/rules/note-share';
import * as L from '#wasm/layout';
import type { Engine } from '../../engine.ts';
import type { CardPool } from './pool.ts';

/** What all five share decides which form of a skill counts: nothing, band (1), attribute (2) or both (3). */
export const KINDS = 4;

/** The live's rules as the kernels know them. */
export interface LiveRules {
  readonly free: boolean;
  readonly roomSig: number;
  readonly encores: number;
}

export interface SongSetting {
  readonly level: number;
  readonly perfectRate: number;
  readonly notes: number;
  readonly rules: LiveRules;
}

/**
 * One song of a medley, copied from an engine's memory: the worth of every card in every context, and exact scores.
 * The arithmetic is that of the kernels team.ts, song.ts and skills.ts, in the same order of operations.
 */
export class Song {
  /** Cards (of the pool) that this song's team may need, class by class. */
  readonly kept: Int32Array;
  /** Worth per point of power: of everything but our cards; of card × kind as member and as leader. */
  readonly fixed: number;
  readonly member: Float64Array;
  readonly leader: Float64Array;
  readonly sig: Int32Array;
  /** Points by which floors may add up above the real value. */
  readonly slack: number;
  readonly #share: number;
  readonly #judge: number;
  readonly #rules: LiveRules;
  readonly #weights: number;
  readonly #combo: Float64Array;
  readonly #fever: Float64Array;
  readonly #counts: Float64Array;
  readonly #points: Float64Array;
  readonly #noteWeight: Int32Array;
  readonly #windows: Windows;

  constructor(engine: Engine, pool: CardPool, kept: Int32Array, setting: SongSetting) {
    const { floats, ints, kernels } = engine;
    const copy = (base: number, count: number) => floats.slice(base >> 3, (base >> 3) + count);
    this.kept = kept;
    this.fixed = engine.read('fixedRate');
    this.slack = engine.read('extrasMayCancel') === 1 ? setting.notes : 0;
    this.#share = noteShare(setting.level, setting.notes);
    this.#judge = judgeMultiplier(setting.perfectRate);
    this.#rules = setting.rules;
    this.#weights = engine.read('weights');
    this.#combo = copy(L.WEIGHT_COMBO, this.#weights);
    this.#fever = copy(L.WEIGHT_FEVER, this.#weights);
    this.#counts = copy(L.WEIGHT_COUNT, this.#weights);
    this.#points = new Float64Array(this.#weights);
    this.#noteWeight = ints.slice(L.NOTE_WEIGHT >> 2, (L.NOTE_WEIGHT >> 2) + setting.notes);
    this.sig = new Int32Array(pool.count * KINDS);
    for (let i = 0; i < pool.count; i++) {
      for (let kind = 0; kind < KINDS; kind++) {
        const band = (kind & 1) === 1 ? (pool.band[i] ?? 0) : -1;
        const attribute = (kind & 2) === 2 ? (pool.attribute[i] ?? 0) : -1;
        this.sig[i * KINDS + kind] = kernels.signatureIn(pool.index[i] ?? 0, band, attribute);
      }
    }
    const used = this.sig.reduce((most, sig) => Math.max(most, sig), setting.rules.roomSig);
    this.#windows = readWindows(engine, used + 1);
    this.member = Float64Array.from(this.sig, (sig) => floats[(L.SIG_MEMBER >> 3) + sig] ?? 0);
    this.leader = Float64Array.from(this.sig, (sig) => floats[(L.SIG_LEADER >> 3) + sig] ?? 0);
  }

  /** Exact score of five cards in a context of this kind at `units` of power, under the best leader. */
  score(cards: ArrayLike<number>, first: number, kind: number, units: number): number {
    const { free, roomSig, encores } = this.#rules;
    let total = this.#pointsAtPower(units) * 5;
    let room = 0;
    if (roomSig >= 0) {
      for (let window = 0; window < L.TEAM_SIZE; window++) room += 4 * this.#extra(roomSig, window);
      if (encores < 5) room += (5 - encores) * this.#extra(roomSig, L.TEAM_SIZE);
    }
    total += room;
    let lead = 0;
    for (let member = 0; member < L.TEAM_SIZE; member++) {
      const sig = this.sig[(cards[first + member] ?? 0) * KINDS + kind] ?? 0;
      let turns = 0;
      for (let window = 0; window < L.TEAM_SIZE; window++) turns += this.#extra(sig, window);
      if (free) total += turns;
      const worth = (free ? 0 : turns) + (encores > 0 ? encores * this.#extra(sig, L.TEAM_SIZE) : 0);
      if (member === 0 || worth > lead) lead = worth;
    }
    return Math.floor((total + lead) / 5);
  }

  #pointsAtPower(units: number): number {
    const power = units / L.POWER_UNITS;
    let base = 0;
    for (let weight = 0; weight < this.#weights; weight++) {
      const combo = this.#combo[weight] ?? 0;
      const points = Math.floor(power * this.#share * combo * this.#judge * (this.#fever[weight] ?? 0));
      this.#points[weight] = points;
      base += points * (this.#counts[weight] ?? 0);
    }
    return base;
  }

  #extra(sig: number, window: number): number {
    const { duration, multiplier, table, runFirst, runWeight, runNotes, start, end } = this.#windows;
    const row = (duration[sig] ?? 0) * L.WINDOWS + window;
    const points = this.#points;
    const list = table[sig];
    let extra = 0;
    if (!list) {
      const factor = multiplier[sig] ?? 0;
      const last = runFirst[row + 1] ?? 0;
      for (let run = runFirst[row] ?? 0; run < last; run++) {
        const one = points[runWeight[run] ?? 0] ?? 0;
        extra += (Math.floor(one * factor) - one) * (runNotes[run] ?? 0);
      }
      return extra;
    }
    const from = start[row] ?? 0;
    const to = end[row] ?? 0;
    for (let note = from; note < to; note++) {
      const one = points[this.#noteWeight[note] ?? 0] ?? 0;
      extra += Math.floor(one * (list[note - from] ?? 0)) - one;
    }
    return extra;
  }
}

/** Skills by signature and the notes they cover, by duration × window. */
interface Windows {
  readonly duration: Int32Array;
  readonly multiplier: Float64Array;
  readonly table: readonly (Float64Array | null)[];
  readonly runFirst: Int32Array;
  readonly runWeight: Int32Array;
  readonly runNotes: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
}

function readWindows(engine: Engine, signatures: number): Windows {
  const { floats, ints, kernels } = engine;
  const rows = engine.read('durations') * L.WINDOWS;
  const runFirst = new Int32Array(rows + 1);
  const runWeight: number[] = [];
  const runNotes: number[] = [];
  for (let row = 0; row < rows; row++) {
    const runs = ints[(L.RUN_COUNT >> 2) + row] ?? 0;
    for (let run = row * L.MAX_WEIGHTS; run < row * L.MAX_WEIGHTS + runs; run++) {
      runWeight.push(ints[(L.RUN_WEIGHT >> 2) + run] ?? 0);
      runNotes.push(ints[(L.RUN_NOTES >> 2) + run] ?? 0);
    }
    runFirst[row + 1] = runWeight.length;
  }
  const copy = (base: number, count: number) => ints.slice(base >> 2, (base >> 2) + count);
  const duration = copy(L.SIG_DURATION, signatures);
  const tables = copy(L.SIG_TABLE, signatures);
  return {
    duration,
    multiplier: floats.slice(L.SIG_MULTIPLIER >> 3, (L.SIG_MULTIPLIER >> 3) + signatures),
    table: Array.from(tables, (table, sig) => {
      if (table < 0) return null;
      const first = (L.TABLE >> 3) + table * L.MAX_COVERED;
      return floats.slice(first, first + Math.max(1, kernels.longestWindow(duration[sig] ?? 0)));
    }),
    runFirst,
    runWeight: Int32Array.from(runWeight),
    runNotes: Int32Array.from(runNotes),
    start: copy(L.WINDOW_START, rows),
    end: copy(L.WINDOW_END, rows),
  };
}
