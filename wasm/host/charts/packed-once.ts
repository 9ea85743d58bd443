import type { ChartScore, ChartsProblem, ChartToScore } from '#model/compute/charts';
import type { TeamQuestion } from '#model/compute/team';
import * as L from '../../layout.ts';
import { highestPower } from '../cards/highest-power.ts';
import type { Engine } from '../engine.ts';
import { keepCards, type Packed, pack, prepareLive } from '../pack.ts';
import { ChartWriter, chartOfNotes } from './chart-writer.ts';

/** Few charts let a skill cover more notes. Where one does, cards are packed again. */
const USUAL_WINDOW = 160;
const ROOM = 1.25;

/** A chart that was laid out, and what is odd about it. */
export interface LaidChart {
  readonly question: TeamQuestion;
  readonly oddity: ChartScore['oddity'];
  readonly mayWait: boolean;
}

/**
 * Cards that are packed once for many charts: for one in which a skill covers at least as many notes as in any of
 * them. A card that is dominated there is so everywhere. Skills run side by side, since which cards may be left out would
 * depend on who waits in which chart: where no one has to it is the same, and where someone may it is counted.
 */
export class PackedOnce {
  packed: Packed;
  readonly writer: ChartWriter;
  readonly #engine: Engine;
  readonly #question: TeamQuestion;
  readonly #data: ChartsProblem['data'];
  /** Whether cards once kept stay kept, for charts that count together. */
  readonly #isForAll: boolean;
  readonly #areToWait: boolean;
  /** As many notes as a skill covers of the chart that cards were packed with. */
  #most = 0;
  /** Whether every card is kept, since extras cancel in the chart. */
  #isWhole = false;

  constructor(engine: Engine, question: TeamQuestion, problem: ChartsProblem, isForAll: boolean) {
    this.#engine = engine;
    this.#question = { ...question, skillQueue: false };
    this.#areToWait = question.skillQueue;
    this.#data = problem.data;
    this.#isForAll = isForAll;
    this.packed = this.#packFirst();
    this.writer = new ChartWriter(engine, this.packed.signatures.durations, problem);
  }

  /** Nothing can be searched at all. */
  get isHopeless(): boolean {
    return this.packed.noTeam !== null || this.writer.unknownLengths.length > 0;
  }

  /** Lays a chart out over cards that hold for it; null when it cannot be read. */
  lay({ level, chart }: ChartToScore): LaidChart | null {
    const question = { ...this.#question, level };
    const oddity = this.#lay(question, chart);
    return oddity === undefined
      ? null
      : { question, oddity, mayWait: this.#areToWait && this.writer.mayWait };
  }

  /** Power is the same on every chart, so that a floor which no team reaches is known before any is searched. */
  #packFirst(): Packed {
    const packed = this.#pack(USUAL_WINDOW);
    const { minPower } = this.#question.constraints;
    if (packed.noTeam || minPower === 0) return packed;
    const best = highestPower(this.#engine, this.#question, packed, this.#data);
    return best < minPower ? { ...packed, noTeam: { kind: 'minPower', best } } : this.#pack(USUAL_WINDOW);
  }

  #pack(most: number): Packed {
    this.#most = most;
    this.#isWhole = false;
    return pack(this.#engine, this.#question, { ...this.#data, chart: chartOfNotes(most + 1) });
  }

  #lay(question: TeamQuestion, chart: ChartToScore['chart']): LaidChart['oddity'] | undefined {
    const oddity = this.writer.write(question, chart);
    if (oddity === undefined) return undefined;
    const covered = this.writer.longestWindow();
    if (covered > L.MAX_COVERED) return undefined;
    if (covered > this.#most) return this.#layAnew(question, chart, Math.min(covered * ROOM, L.MAX_COVERED));
    prepareLive(this.#engine, question, this.packed);
    const isWhole = this.#engine.read('extrasMayCancel') === 1;
    if (this.#isWhole && !isWhole && !this.#isForAll) return this.#layAnew(question, chart, this.#most);
    if (isWhole && !this.#isWhole) keepCards(this.#engine, question, this.packed);
    this.#isWhole ||= isWhole;
    return oddity;
  }

  #layAnew(
    question: TeamQuestion,
    chart: ChartToScore['chart'],
    most: number,
  ): LaidChart['oddity'] | undefined {
    this.packed = this.#pack(Math.ceil(most));
    return this.packed.noTeam ? undefined : this.#lay(question, chart);
  }
}
