import type { ChartToScore } from '#model/compute/charts';
import type { ChartTeam, EverySongAnswer, EverySongProblem } from '#model/compute/every-song';
import type { TeamQuestion } from '#model/compute/team';
import * as L from '../../layout.ts';
import { readResult } from '../answer.ts';
import type { Engine } from '../engine.ts';
import { keepCards, type Packed, pack, prepareLive } from '../pack.ts';
import { aboutCards, ChartWriter, chartOfNotes } from './chart-writer.ts';

/** A chart being searched, and what is odd about it. */
interface OpenChart {
  readonly question: TeamQuestion;
  readonly oddity: ChartTeam['oddity'];
}

/** The best team for each of many charts being sought. */
export interface EverySongSearch {
  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean;
  /** With the teams of chart `first` and all after it that are done. */
  answer(first?: number): EverySongAnswer;
}

/** Cards looked at between two looks at the clock. */
const WORK = 4_000;
/** Few charts let a skill cover more notes. Where one does, cards are packed anew. */
const USUAL_WINDOW = 160;
const ROOM = 1.25;

/**
 * One search after another over cards that are packed once, for a chart in which a skill covers at least as many notes as in
 * any of the charts: a card that is dominated there is so everywhere. Each search begins with the team that won last: few
 * teams win most songs, and older winners bring nothing more.
 */
export class EverySongRun implements EverySongSearch {
  readonly #engine: Engine;
  readonly #problem: EverySongProblem;
  readonly #question: TeamQuestion;
  readonly #fewTeams: number;
  readonly #teams: (ChartTeam | null)[] = [];
  #packed: Packed;
  #writer: ChartWriter;
  /** As many notes as a skill covers of the chart that cards were packed with. */
  #most = 0;
  /** Whether every card is kept, since extras cancel in the chart. */
  #isWhole = false;
  #open: OpenChart | null = null;
  /** The five that won last, by the kernels' index. */
  #winner: Int32Array | null = null;
  #nodes = 0;
  #spentMs = 0;
  #ended = false;

  constructor(engine: Engine, problem: EverySongProblem, fewTeams: number) {
    const { question } = problem;
    this.#engine = engine;
    this.#problem = problem;
    this.#fewTeams = fewTeams;
    this.#question = { ...question, target: question.target === 'both' ? 'points' : question.target, top: 1 };
    this.#packed = this.#pack(USUAL_WINDOW);
    this.#writer = new ChartWriter(engine, this.#packed.signatures.durations, problem);
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
    return {
      isFinished: this.#isFinished,
      teams: this.#teams.slice(first),
      noTeam: this.#packed.noTeam,
      unknownLengths: this.#writer.unknownLengths,
      remarks: aboutCards(this.#packed.remarks),
      nodes: this.#nodes,
      ms: this.#spentMs,
      engine: this.#engine.kind,
    };
  }

  get #isFinished(): boolean {
    const isHopeless = this.#packed.noTeam !== null || this.#writer.unknownLengths.length > 0;
    return isHopeless || this.#teams.length === this.#problem.charts.length;
  }

  #pack(most: number): Packed {
    this.#most = most;
    this.#isWhole = false;
    return pack(this.#engine, this.#question, { ...this.#problem.data, chart: chartOfNotes(most + 1) });
  }

  #step(): void {
    if (this.#open === null) {
      this.#open = this.#begin(this.#problem.charts[this.#teams.length] as ChartToScore);
      if (this.#open === null) this.#teams.push(null);
    } else if (this.#engine.kernels.advanceSearch(WORK) === 1) {
      this.#teams.push(this.#read(this.#open));
      this.#open = null;
    }
  }

  /** Opens the search of a chart; null when the chart cannot be read. */
  #begin({ level, chart }: ChartToScore): OpenChart | null {
    const engine = this.#engine;
    const { kernels } = engine;
    const question = { ...this.#question, level };
    const oddity = this.#lay(question, chart);
    if (oddity === undefined) return null;
    const { sixths, bands } = this.#packed;
    kernels.prepareResults(1, question.constraints.minPower, sixths > 0 ? 1 : 0);
    if (this.#winner) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = this.#winner;
      kernels.offer(a, b, c, d, e);
    }
    kernels.openSearch(bands, this.#fewTeams);
    return { question, oddity };
  }

  /** Lays a chart out over cards that hold for it. */
  #lay(question: TeamQuestion, chart: ChartToScore['chart']): ChartTeam['oddity'] | undefined {
    const oddity = this.#writer.write(question, chart);
    if (oddity === undefined) return undefined;
    const covered = this.#writer.longestWindow();
    if (covered > L.MAX_COVERED) return undefined;
    if (covered > this.#most) return this.#layAnew(question, chart, Math.min(covered * ROOM, L.MAX_COVERED));
    prepareLive(this.#engine, question, this.#packed);
    const isWhole = this.#engine.read('extrasMayCancel') === 1;
    if (this.#isWhole && !isWhole) return this.#layAnew(question, chart, this.#most);
    if (isWhole && !this.#isWhole) keepCards(this.#engine, question, this.#packed);
    this.#isWhole = isWhole;
    return oddity;
  }

  #layAnew(
    question: TeamQuestion,
    chart: ChartToScore['chart'],
    most: number,
  ): ChartTeam['oddity'] | undefined {
    this.#packed = this.#pack(Math.ceil(most));
    return this.#packed.noTeam ? undefined : this.#lay(question, chart);
  }

  #read({ question, oddity }: OpenChart): ChartTeam | null {
    const engine = this.#engine;
    this.#nodes += engine.read('nodes');
    if (engine.read('found') === 0) return null;
    this.#winner = engine.ints.slice(L.RESULT_TEAM >> 2, (L.RESULT_TEAM >> 2) + L.TEAM_SIZE);
    const { score, cards, leader, power, points } = readResult(engine, this.#packed, question, 0);
    const plain = engine.read('teamBase');
    return { ...score, plain, cards, leader, power, points: points?.points ?? null, oddity };
  }
}
