import type { ChartToScore } from '#model/compute/charts';
import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import type { TeamQuestion } from '#model/compute/team';
import * as L from '../../layout.ts';
import type { Engine } from '../engine.ts';
import { cardRemarks } from './chart-writer.ts';
import { PackedOnce } from './packed-once.ts';
import { type ListedTeam, readListed, scoresByLeader } from './sum-scores.ts';

/** One team for many charts being sought. */
export interface OneTeamSearch {
  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean;
  answer(): OneTeamAnswer;
}

const WORK = 4_000;
/** As many teams as are scored exactly before the next are listed; the last row of the results keeps where a list ended. */
const LISTED = 60;
/** Room for the rounding of real-valued bounds. */
const MARGIN = 1e-11;

/** What a signature brings: per song in the kernels' memory, here of all songs together. */
const RATES = [L.SIG_MEMBER, L.SIG_LEADER, L.SIG_SIXTH] as const;

interface BestTeam {
  readonly team: ListedTeam;
  readonly leader: number;
  readonly sum: number;
}

/**
 * Without floors every song's score is power × rate, and so is their sum with the sum of the rates: the search of a single song
 * finds the teams by what bounds their sum. They are listed by that bound, scored exactly on every song, and listed on
 * until the bound of the last is below the best exact sum.
 */
export class OneTeamRun implements OneTeamSearch {
  readonly #engine: Engine;
  readonly #problem: OneTeamProblem;
  readonly #question: TeamQuestion;
  readonly #fewTeams: number;
  readonly #mostListed: number;
  readonly #once: PackedOnce;
  readonly #rates: readonly Float64Array[];
  #fixed = 0;
  /** Points by which floors may add up above the real value. */
  #slack = 0;
  /** What is done next: adding up the rates of songs, listing teams, or scoring them on songs. */
  #phase: 'adding' | 'listing' | 'scoring' | 'done' = 'adding';
  #song = 0;
  readonly #mayWait: number[] = [];
  #listed: ListedTeam[] = [];
  #last: ListedTeam | null = null;
  #best: BestTeam | null = null;
  #nodes = 0;
  #spentMs = 0;
  #ended = false;

  /** `mostListed` is there for tests, which want small collections to be listed in parts. */
  constructor(engine: Engine, problem: OneTeamProblem, fewTeams: number, mostListed: number = LISTED) {
    this.#engine = engine;
    this.#problem = problem;
    this.#fewTeams = fewTeams;
    this.#mostListed = mostListed;
    this.#question = {
      ...problem.question,
      target: 'score',
      points: null,
      order: 'uniform',
      sixth: 'leader',
      top: 1,
    };
    this.#once = new PackedOnce(engine, this.#question, problem, true);
    this.#rates = RATES.map(() => new Float64Array(this.#once.packed.signatures.count));
    if (this.#once.isHopeless) this.#phase = 'done';
  }

  /** The engine works on something else now. */
  end(): void {
    this.#ended = true;
  }

  advance(ms: number): boolean {
    if (this.#ended) throw new Error('another search has replaced this one');
    const start = performance.now();
    while (this.#phase !== 'done') {
      this.#step();
      if (performance.now() - start >= ms) break;
    }
    this.#spentMs += performance.now() - start;
    return this.#phase === 'done';
  }

  answer(): OneTeamAnswer {
    const { packed, writer } = this.#once;
    const best = this.#best;
    const isFinished = this.#phase === 'done';
    return {
      isFinished,
      gap: isFinished ? 0 : best && this.#last && Math.max(0, Math.floor(this.#bound(this.#last)) - best.sum),
      sum: best?.sum ?? null,
      cards: best ? this.#lineUp(best) : [],
      power: best ? Math.floor(best.team.units / L.POWER_UNITS) : 0,
      scores: best?.team.scores[best.leader] ?? [],
      mayWait: [...this.#mayWait],
      noTeam: packed.noTeam,
      unknownLengths: writer.unknownLengths,
      remarks: cardRemarks(packed.remarks),
      nodes: this.#nodes,
      ms: this.#spentMs,
      engine: this.#engine.kind,
    };
  }

  #step(): void {
    const chart = this.#problem.charts[this.#song];
    if (this.#phase === 'adding') {
      if (chart) this.#add(chart);
      else this.#list();
    } else if (this.#phase === 'scoring') {
      if (chart) this.#score(chart);
      else this.#compare();
    } else if (this.#engine.kernels.advanceSearch(WORK) === 1) {
      this.#nodes += this.#engine.read('nodes');
      this.#listed = readListed(this.#engine, this.#engine.read('found'));
      this.#phase = 'scoring';
      this.#song = 0;
    }
  }

  #add(chart: ChartToScore): void {
    const laid = this.#once.lay(chart);
    if (laid?.mayWait) this.#mayWait.push(this.#song);
    this.#song++;
    if (laid === null) return;
    this.#fixed += this.#engine.read('fixedRate');
    if (this.#engine.read('extrasMayCancel') === 1) this.#slack += this.#engine.read('notes');
    RATES.forEach((base, kind) => {
      const sums = this.#rates[kind] as Float64Array;
      for (let sig = 0; sig < sums.length; sig++)
        sums[sig] = (sums[sig] ?? 0) + (this.#engine.floats[(base >> 3) + sig] ?? 0);
    });
  }

  /** Lists teams by their worth on all songs, from where the list ended. */
  #list(): void {
    const { kernels, floats, ints } = this.#engine;
    RATES.forEach((base, kind) => {
      floats.set(this.#rates[kind] as Float64Array, base >> 3);
    });
    kernels.fixRate(this.#fixed);
    kernels.prepareResults(this.#mostListed, this.#question.constraints.minPower, 0);
    kernels.listByWorth(this.#last ? 2 : 1);
    if (this.#last) {
      const row = L.MAX_RESULTS - 1;
      floats[(L.RESULT_POINTS >> 3) + row] = 0;
      floats[(L.RESULT_SCORE >> 3) + row] = this.#last.worth;
      floats[(L.RESULT_POWER >> 3) + row] = this.#last.units;
      ints.set(this.#last.five, (L.RESULT_TEAM >> 2) + row * L.TEAM_SIZE);
    }
    kernels.openSearch(this.#once.packed.bands, this.#fewTeams);
    this.#phase = 'listing';
  }

  #score(chart: ChartToScore): void {
    const laid = this.#once.lay(chart);
    for (const { five, scores } of this.#listed) {
      const exact = laid && scoresByLeader(this.#engine, laid.question, this.#once.packed, five);
      scores.forEach((row, leader) => {
        row.push(exact?.[leader] ?? null);
      });
    }
    this.#song++;
  }

  /** Keeps the best of the list; goes on only while a team behind its end could be better. */
  #compare(): void {
    for (const team of this.#listed) {
      team.scores.forEach((row, leader) => {
        const wanted = this.#once.packed.roles.leader;
        if (wanted >= 0 && team.five[leader] !== wanted) return;
        const sum = row.reduce<number>((total, score) => total + (score ?? 0), 0);
        if (this.#isBetter(team, sum)) this.#best = { team, leader, sum };
      });
    }
    this.#last = this.#listed.at(-1) ?? this.#last;
    const isOver = this.#listed.length < this.#mostListed || !this.#last || !this.#best;
    if (isOver || this.#bound(this.#last as ListedTeam) < (this.#best as BestTeam).sum) this.#phase = 'done';
    else this.#list();
  }

  /** By sum, power and cards; of equally good leaders the first stays. */
  #isBetter(team: ListedTeam, sum: number): boolean {
    const best = this.#best;
    if (best === null || sum !== best.sum) return best === null || sum > best.sum;
    if (team.units !== best.team.units) return team.units > best.team.units;
    const place = team.five.findIndex((card, i) => card !== best.team.five[i]);
    return place >= 0 && (team.five[place] ?? 0) < (best.team.five[place] ?? 0);
  }

  /** No team behind this one in the list adds up to more. */
  #bound({ worth }: ListedTeam): number {
    return worth * (1 + MARGIN) + this.#slack;
  }

  #lineUp({ team, leader }: BestTeam): readonly number[] {
    const ids = team.five.map((index) => this.#once.packed.cards[index]?.id ?? 0);
    const others = ids.filter((_, i) => i !== leader);
    return [...others.slice(0, 2), ids[leader] ?? 0, ...others.slice(2)];
  }
}
