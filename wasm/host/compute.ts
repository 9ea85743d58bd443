import type { ChartsProblem } from '#model/compute/charts';
import type { EverySongProblem } from '#model/compute/every-song';
import type { HelpsProblem } from '#model/compute/helps';
import type { MedleyData, MedleyQuestion } from '#model/compute/medley';
import type { OneTeamProblem } from '#model/compute/one-team';
import type {
  NoTeamReason,
  TeamAnswer,
  TeamData,
  TeamProgress,
  TeamQuestion,
  TeamResult,
} from '#model/compute/team';
import { boostFactor } from '#model/rules/event-points';
import { RESULT_POINTS, RESULT_SCORE } from '../layout.ts';
import { readResult } from './answer.ts';
import { highestPower } from './cards/highest-power.ts';
import { ChartRun, type ChartScoring } from './charts/chart-scoring.ts';
import { EverySongRun, type EverySongSearch } from './charts/every-song.ts';
import { OneTeamRun, type OneTeamSearch } from './charts/one-team.ts';
import { type Engine, scriptEngine, wasmEngine } from './engine.ts';
import { type HelpsRun, HelpsSearch } from './helps/search.ts';
import { type MedleyRun, MedleySearch } from './medley/search.ts';
import { type Packed, pack, type SongData } from './pack.ts';
import { isByPoints, rankedBy } from './points/write-points.ts';
import { UpgradeSearch } from './upgrades/search.ts';

/** One running search. */
export interface TeamSearch {
  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean;
  progress(): TeamProgress;
  /** The answer so far: proved when finished, else with a valid gap. */
  answer(): TeamAnswer;
}

/** The optimizer, whichever engine runs it. One search at a time: a new one ends the one before. */
export interface Compute {
  readonly engine: 'wasm' | 'ts';
  startTeamSearch(question: TeamQuestion, data: SongData): TeamSearch;
  startMedleySearch(question: MedleyQuestion, data: MedleyData): MedleyRun;
  /** Which `most` single steps of the profile raise the question's target most. */
  startUpgradeSearch(question: TeamQuestion, data: TeamData, most: number): UpgradeSearch;
  /** Which of the candidates raise the best teams of the collection, each alone. */
  startHelpsSearch(problem: HelpsProblem): HelpsRun;
  startChartScoring(problem: ChartsProblem): ChartScoring;
  /** The best team for each chart. */
  startEverySongSearch(problem: EverySongProblem): EverySongSearch;
  /** The one team whose scores on all charts add up to most. */
  startOneTeamSearch(problem: OneTeamProblem): OneTeamSearch;
}

/** Below this many teams it is quicker to look at them than to split an item slot. */
const FEW_TEAMS = 4_000;

/** Cards looked at between two looks at the clock: well under a millisecond of work. */
const WORK = 4_000;
/** Where skills wait for each other a team takes hundreds of times as long to score. */
const QUEUED_WORK = 20;

/**
 * Opens the WebAssembly engine, or the one in TypeScript for null.
 * `fewTeams` is there for tests, which also want small collections to split item slots.
 */
export async function createCompute(
  module: WebAssembly.Module | null,
  fewTeams: number = FEW_TEAMS,
): Promise<Compute> {
  const engine = module ? await wasmEngine(module) : scriptEngine();
  let latest: { end(): void } | null = null;
  const begin = <Run extends { end(): void }>(open: () => Run): Run => {
    latest?.end();
    const run = open();
    latest = run;
    return run;
  };
  const start = (question: TeamQuestion, data: SongData): TeamSearch =>
    begin(() => new RunningSearch(engine, question, data, fewTeams));
  return {
    engine: engine.kind,
    startTeamSearch(question, data) {
      return question.target === 'both' && isByPoints(question)
        ? new BothSearch(question, (one) => start(one, data))
        : start(question, data);
    },
    startMedleySearch: (question, data) => begin(() => new MedleySearch(engine, question, data)),
    startUpgradeSearch(asked, data, most) {
      const question: TeamQuestion = asked.target === 'both' ? { ...asked, target: 'points' } : asked;
      const value = (team: TeamResult) => rankedBy(question, team) ?? 0;
      return new UpgradeSearch({ question, data, most, value }, (one) => start(one.question, one.data));
    },
    startHelpsSearch: (problem) =>
      new HelpsSearch(problem, engine.kind, (one) => begin(() => new EverySongRun(engine, one, fewTeams))),
    startChartScoring: (problem) => begin(() => new ChartRun(engine, problem)),
    startEverySongSearch: (problem) => begin(() => new EverySongRun(engine, problem, fewTeams)),
    startOneTeamSearch: (problem) => begin(() => new OneTeamRun(engine, problem, fewTeams)),
  };
}

/** The optimizer over the module's bytes; without bytes or without WebAssembly the one in TypeScript. */
export async function computeFromBytes(bytes: Uint8Array<ArrayBuffer> | null): Promise<Compute> {
  if (!bytes || typeof WebAssembly === 'undefined') return createCompute(null);
  return createCompute(await WebAssembly.compile(bytes));
}

class RunningSearch implements TeamSearch {
  readonly #engine: Engine;
  readonly #question: TeamQuestion;
  readonly #data: TeamData;
  readonly #packed: Packed;
  #finished: boolean;
  #ended = false;
  #spentMs = 0;
  #answer: TeamAnswer | null = null;

  constructor(engine: Engine, question: TeamQuestion, data: TeamData, fewTeams: number) {
    const start = performance.now();
    this.#engine = engine;
    this.#question = question;
    this.#data = data;
    this.#packed = pack(engine, question, data);
    this.#finished = this.#packed.noTeam !== null;
    if (!this.#finished) engine.kernels.openSearch(this.#packed.bands, fewTeams);
    this.#spentMs = performance.now() - start;
  }

  /** The engine works on something else now. */
  end(): void {
    this.#ended = true;
  }

  advance(ms: number): boolean {
    if (this.#ended) throw new Error('another search has replaced this one');
    const start = performance.now();
    const work = this.#engine.read('queued') === 1 ? QUEUED_WORK : WORK;
    while (!this.#finished) {
      this.#finished = this.#engine.kernels.advanceSearch(work) === 1;
      if (performance.now() - start >= ms) break;
    }
    this.#spentMs += performance.now() - start;
    return this.#finished;
  }

  progress(): TeamProgress {
    const started = this.#packed.noTeam === null;
    if (this.#answer) {
      const best = rankedBy(this.#question, this.#answer.teams[0]) ?? null;
      return {
        nodes: this.#answer.nodes,
        elapsedMs: this.#spentMs,
        best,
        bound: started ? (best ?? 0) : null,
      };
    }
    return {
      nodes: started ? this.#engine.read('nodes') : 0,
      elapsedMs: this.#spentMs,
      best: this.#found > 0 ? this.#scoreAt(0) : null,
      bound: started ? Math.max(this.#bound, this.#found > 0 ? this.#scoreAt(0) : 0) : null,
    };
  }

  /** Kept once proved, since the engine may be needed again to explain an empty answer. */
  answer(): TeamAnswer {
    const answer = this.#answer ?? this.#readAnswer();
    if (this.#finished) this.#answer = answer;
    return answer;
  }

  #readAnswer(): TeamAnswer {
    if (this.#ended) throw new Error('another search has replaced this one');
    const teams = [...Array(this.#found).keys()].map((place) =>
      readResult(this.#engine, this.#packed, this.#question, place),
    );
    const last = teams.length === this.#packed.top ? (rankedBy(this.#question, teams.at(-1)) ?? 0) : 0;
    const nodes = this.#packed.noTeam ? 0 : this.#engine.read('nodes');
    const gap = this.#finished ? 0 : Math.max(0, this.#bound - last);
    return {
      proved: this.#finished,
      gap,
      teams,
      bestByScore: null,
      uniformBest: null,
      noTeam: teams.length > 0 || !this.#finished ? null : this.#reason(),
      remarks: this.#packed.remarks,
      nodes,
      ms: this.#spentMs,
      engine: this.#engine.kind,
    };
  }

  get #found(): number {
    return this.#packed.noTeam ? 0 : this.#engine.read('found');
  }
  get #bound(): number {
    return this.#packed.noTeam ? 0 : this.#engine.kernels.openBound() * boostsOf(this.#question);
  }
  #scoreAt(place: number): number {
    const array = isByPoints(this.#question) ? RESULT_POINTS : RESULT_SCORE;
    return (this.#engine.floats[(array >> 3) + place] ?? 0) * boostsOf(this.#question);
  }

  /** Only the power floor can leave a proved search empty: says what the strongest team reaches. */
  #reason(): NoTeamReason {
    if (this.#packed.noTeam) return this.#packed.noTeam;
    return { kind: 'minPower', best: highestPower(this.#engine, this.#question, this.#packed, this.#data) };
  }
}

/** Points first; when they are proved, the best team for the score alone. */
class BothSearch implements TeamSearch {
  readonly #start: (question: TeamQuestion) => TeamSearch;
  readonly #question: TeamQuestion;
  #search: TeamSearch;
  #byPoints: TeamAnswer | null = null;

  constructor(question: TeamQuestion, start: (question: TeamQuestion) => TeamSearch) {
    this.#question = question;
    this.#start = start;
    this.#search = start(question);
  }

  advance(ms: number): boolean {
    if (!this.#search.advance(ms)) return false;
    if (this.#byPoints) return true;
    const answer = this.#search.answer();
    this.#byPoints = answer;
    if (answer.noTeam) return true;
    this.#search = this.#start({ ...this.#question, target: 'score', top: 1 });
    return false;
  }

  progress(): TeamProgress {
    const progress = this.#search.progress();
    const first = this.#byPoints;
    if (!first) return progress;
    const best = rankedBy(this.#question, first.teams[0]) ?? null;
    const nodes = first.nodes + progress.nodes;
    return { nodes, elapsedMs: first.ms + progress.elapsedMs, best, bound: best };
  }

  answer(): TeamAnswer {
    const first = this.#byPoints;
    if (!first || first.noTeam) return first ?? this.#search.answer();
    const second = this.#search.answer();
    return {
      ...first,
      bestByScore: second.proved ? (second.teams[0] ?? null) : null,
      nodes: first.nodes + second.nodes,
      ms: first.ms + second.ms,
    };
  }
}

/** The kernels know points without boosts, which multiply all teams' alike. */
const boostsOf = (question: TeamQuestion): number =>
  isByPoints(question) ? boostFactor(question.points?.boosts ?? 0) : 1;
