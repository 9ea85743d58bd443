import type { ChartToScore } from '#model/compute/charts';
import type { ChartTeam, EverySongAnswer, EverySongProblem } from '#model/compute/every-song';
import type { TeamQuestion } from '#model/compute/team';
import * as L from '../../layout.ts';
import { readResult } from '../answer.ts';
import type { Engine } from '../engine.ts';
import { cardRemarks } from './chart-writer.ts';
import { type LaidChart, PackedOnce } from './packed-once.ts';

/** The best team for each of many charts being sought. */
export interface EverySongSearch {
  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean;
  /** With the teams of chart `first` and all after it that are done. */
  answer(first?: number): EverySongAnswer;
}

/** Cards looked at between two looks at the clock. */
const WORK = 4_000;

/**
 * One search after another over cards that are packed once. Each begins with the team that won last: few teams win most
 * songs, and older winners bring nothing more.
 */
export class EverySongRun implements EverySongSearch {
  readonly #engine: Engine;
  readonly #charts: readonly ChartToScore[];
  readonly #fewTeams: number;
  readonly #once: PackedOnce;
  readonly #teams: (ChartTeam | null)[] = [];
  /** The chart being searched. */
  #open: LaidChart | null = null;
  /** The five that won last, by the kernels' index. */
  #winner: Int32Array | null = null;
  #nodes = 0;
  #spentMs = 0;
  #ended = false;

  constructor(engine: Engine, problem: EverySongProblem, fewTeams: number) {
    const asked = problem.question;
    const target = asked.target === 'both' ? 'points' : asked.target;
    const question: TeamQuestion = { ...asked, target, top: 1 };
    this.#engine = engine;
    this.#charts = problem.charts;
    this.#fewTeams = fewTeams;
    this.#once = new PackedOnce(engine, question, problem, false);
  }

  /** The engine works on something else now. */
  end(): void {
    this.#ended = true;
  }

  advance(ms: number): boolean {
    if (this.#ended) throw new Error('another search has replaced this one');
    const start = performance.now();
    while (!this.#isFinished) {
      this.#step();
      if (performance.now() - start >= ms) break;
    }
    this.#spentMs += performance.now() - start;
    return this.#isFinished;
  }

  answer(first = 0): EverySongAnswer {
    const { packed, writer } = this.#once;
    return {
      isFinished: this.#isFinished,
      teams: this.#teams.slice(first),
      noTeam: packed.noTeam,
      unknownLengths: writer.unknownLengths,
      remarks: cardRemarks(packed.remarks),
      nodes: this.#nodes,
      ms: this.#spentMs,
      engine: this.#engine.kind,
    };
  }

  get #isFinished(): boolean {
    return this.#once.isHopeless || this.#teams.length === this.#charts.length;
  }

  #step(): void {
    if (this.#open === null) {
      this.#open = this.#begin(this.#charts[this.#teams.length] as ChartToScore);
      if (this.#open === null) this.#teams.push(null);
    } else if (this.#engine.kernels.advanceSearch(WORK) === 1) {
      this.#teams.push(this.#read(this.#open));
      this.#open = null;
    }
  }

  /** Opens the search of a chart; null when the chart cannot be read. */
  #begin(chart: ChartToScore): LaidChart | null {
    const { kernels } = this.#engine;
    const laid = this.#once.lay(chart);
    if (laid === null) return null;
    const { sixths, bands } = this.#once.packed;
    kernels.prepareResults(1, laid.question.constraints.minPower, sixths > 0 ? 1 : 0);
    if (this.#winner) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = this.#winner;
      kernels.offer(a, b, c, d, e);
    }
    kernels.openSearch(bands, this.#fewTeams);
    return laid;
  }

  #read({ question, oddity, mayWait }: LaidChart): ChartTeam | null {
    const engine = this.#engine;
    this.#nodes += engine.read('nodes');
    if (engine.read('found') === 0) return null;
    this.#winner = engine.ints.slice(L.RESULT_TEAM >> 2, (L.RESULT_TEAM >> 2) + L.TEAM_SIZE);
    const { score, cards, leader, power, points } = readResult(engine, this.#once.packed, question, 0);
    const plain = engine.read('teamBase');
    return { ...score, plain, cards, leader, power, points: points?.points ?? null, oddity, mayWait };
  }
}
