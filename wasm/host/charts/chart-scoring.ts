import type { ChartScore, ChartsAnswer, ChartsProblem, ChartToScore } from '#model/compute/charts';
import type { TeamQuestion, TeamResult } from '#model/compute/team';
import * as L from '../../layout.ts';
import { readResult } from '../answer.ts';
import type { Engine } from '../engine.ts';
import { type Packed, pack, prepareLive } from '../pack.ts';
import { ChartWriter, cardRemarks, chartOfNotes } from './chart-writer.ts';

/** One team being scored on many charts. */
export interface ChartScoring {
  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean;
  answer(): ChartsAnswer;
}

/** The same kernels as the search, for a team that stands: every order of its skills on every chart. */
export class ChartRun implements ChartScoring {
  readonly #engine: Engine;
  readonly #problem: ChartsProblem;
  readonly #question: TeamQuestion;
  readonly #packed: Packed;
  readonly #five: readonly number[];
  readonly #writer: ChartWriter;
  readonly #scores: (ChartScore | null)[] = [];
  #team: TeamResult | null = null;
  #spentMs = 0;
  #ended = false;

  constructor(engine: Engine, problem: ChartsProblem) {
    const { question, data } = problem;
    const constraints = { ...question.constraints, minPower: 0 };
    this.#engine = engine;
    this.#problem = problem;
    this.#question = { ...question, target: 'score', top: 1, constraints };
    this.#packed = pack(engine, this.#question, { ...data, chart: chartOfNotes(1) });
    this.#five = constraints.must.map((id) => this.#packed.cards.findIndex((card) => card.id === id));
    this.#writer = new ChartWriter(engine, this.#packed.signatures.durations, problem);
  }

  /** The engine works on something else now. */
  end(): void {
    this.#ended = true;
  }

  advance(ms: number): boolean {
    if (this.#ended) throw new Error('another search has replaced this one');
    const start = performance.now();
    const { charts } = this.#problem;
    const isHopeless = this.#noTeam !== null || this.#writer.unknownLengths.length > 0;
    while (!isHopeless && this.#scores.length < charts.length) {
      this.#scores.push(this.#scoreOn(charts[this.#scores.length] as ChartToScore));
      if (performance.now() - start >= ms) break;
    }
    this.#spentMs += performance.now() - start;
    return isHopeless || this.#scores.length === charts.length;
  }

  answer(): ChartsAnswer {
    const { charts } = this.#problem;
    const noTeam = this.#noTeam;
    return {
      isFinished:
        noTeam !== null || this.#writer.unknownLengths.length > 0 || this.#scores.length === charts.length,
      scores: [...this.#scores],
      team: this.#team,
      noTeam,
      unknownLengths: this.#writer.unknownLengths,
      remarks: cardRemarks(this.#packed.remarks),
      ms: this.#spentMs,
      engine: this.#engine.kind,
    };
  }

  get #noTeam(): ChartsAnswer['noTeam'] {
    if (this.#packed.noTeam) return this.#packed.noTeam;
    const characters = this.#five.length;
    return characters === L.TEAM_SIZE ? null : { kind: 'tooFewCharacters', characters };
  }

  #scoreOn({ level, chart }: ChartToScore): ChartScore | null {
    const engine = this.#engine;
    const packed = this.#packed;
    const question = { ...this.#question, level };
    const oddity = this.#writer.write(question, chart);
    if (oddity === undefined || packed.signatures.write(engine, question.perfectRate)) return null;
    prepareLive(engine, question, packed);
    engine.kernels.prepareResults(1, 0, packed.sixths > 0 ? 1 : 0);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = this.#five;
    engine.kernels.offer(a, b, c, d, e);
    if (engine.read('found') === 0) return null;
    const team = readResult(engine, packed, question, 0);
    this.#team ??= team;
    // A chart without times does not say when a skill that waits starts.
    const mayWait = question.skillQueue && typeof chart === 'string' && this.#writer.mayWait;
    const points = team.points?.points ?? null;
    return { ...team.score, plain: engine.read('teamBase'), points, oddity, mayWait };
  }
}
