import type { ChartToScore } from '#model/compute/charts';
import type { ChartTeam, EverySongAnswer, EverySongProblem } from '#model/compute/every-song';
import { type HelpsAnswer, type HelpsProblem, lackingCards } from '#model/compute/helps';
import type { ProfileCard } from '#model/profile/profile';
import { MAX_CARDS } from '../../layout.ts';
import type { EverySongSearch } from '../charts/every-song.ts';

/** Which cards raise the best teams being sought. */
export interface HelpsRun {
  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean;
  answer(): HelpsAnswer;
}

type Cards = readonly ProfileCard[];

interface Running {
  readonly search: EverySongSearch;
  readonly done: (answer: EverySongAnswer) => void;
}

/** What one chart brings: its best value without any of the cards, and the groups of cards that may beat it. */
interface OpenChart {
  readonly chart: ChartToScore;
  readonly before: number;
  readonly groups: Cards[];
}

/**
 * Chart by chart. A card more never lowers what the best team reaches, so one search with many cards added bounds each of them
 * alone: a group that does not beat the present best is ruled out whole. Of one that does, the cards in its best team are asked
 * about alone and the rest stays together. Every search is that of the best team for a chart, whose answer is proved.
 */
export class HelpsSearch implements HelpsRun {
  readonly #problem: HelpsProblem;
  readonly #start: (problem: EverySongProblem) => EverySongSearch;
  readonly #candidates: Cards;
  readonly #gains = new Map<number, number>();
  #before = 0;
  #charts = 0;
  #counted = 0;
  /** Pairs decided in the open chart. */
  #decided = 0;
  #open: OpenChart | null = null;
  #running: Running | null = null;
  #noTeam: HelpsAnswer['noTeam'] = null;
  #unknownLengths: readonly number[] = [];
  #engine: HelpsAnswer['engine'];
  #searches = 0;
  #spentMs = 0;

  constructor(
    problem: HelpsProblem,
    engine: HelpsAnswer['engine'],
    start: (problem: EverySongProblem) => EverySongSearch,
  ) {
    this.#problem = problem;
    this.#engine = engine;
    this.#start = start;
    this.#candidates = lackingCards(problem);
  }

  advance(ms: number): boolean {
    const start = performance.now();
    while (!this.#isFinished) {
      const left = ms - (performance.now() - start);
      if (left <= 0) break;
      this.#running ??= this.#next();
      const { search, done } = this.#running;
      if (!search.advance(left)) continue;
      this.#running = null;
      done(search.answer());
    }
    this.#spentMs += performance.now() - start;
    return this.#isFinished;
  }

  answer(): HelpsAnswer {
    const before = this.#before;
    const cards = [...this.#gains].map(([card, gain]) => ({ card, before, after: before + gain, gain }));
    return {
      isFinished: this.#isFinished,
      cards: cards.sort((a, b) => b.gain - a.gain || a.card - b.card),
      before,
      charts: this.#charts,
      counted: this.#counted,
      decided: this.#charts * this.#candidates.length + this.#decided,
      toDecide: this.#problem.charts.length * this.#candidates.length,
      noTeam: this.#noTeam,
      unknownLengths: this.#unknownLengths,
      searches: this.#searches,
      ms: this.#spentMs,
      engine: this.#engine,
    };
  }

  get #isFinished(): boolean {
    const isHopeless = this.#noTeam !== null || this.#unknownLengths.length > 0;
    return isHopeless || this.#charts === this.#problem.charts.length;
  }

  #next(): Running {
    const chart = this.#open?.chart ?? (this.#problem.charts[this.#charts] as ChartToScore);
    const open = this.#open;
    const group = open?.groups.pop();
    if (!open || !group) return this.#search(chart, [], (answer) => this.#begin(chart, answer));
    return this.#search(chart, group, (answer) => this.#judge(open, group, answer));
  }

  #search(chart: ChartToScore, added: Cards, done: Running['done']): Running {
    this.#searches++;
    const { question, data, lengths } = this.#problem;
    const profile = { ...question.profile, cards: [...question.profile.cards, ...added] };
    return {
      search: this.#start({ question: { ...question, profile }, data, lengths, charts: [chart] }),
      done,
    };
  }

  /** The best without any of the cards is known. */
  #begin(chart: ChartToScore, { teams, noTeam, unknownLengths }: EverySongAnswer): void {
    this.#noTeam = noTeam;
    this.#unknownLengths = unknownLengths;
    if (this.#isFinished) return;
    const [team] = teams;
    if (team) {
      const before = this.#valueOf(team);
      this.#before += before;
      this.#counted++;
      this.#open = { chart, before, groups: this.#firstGroups() };
    }
    this.#closeIfDone();
  }

  /** As few as the kernels have room for. */
  #firstGroups(): Cards[] {
    const size = Math.max(1, MAX_CARDS - this.#problem.question.profile.cards.length);
    const count = Math.ceil(this.#candidates.length / size);
    return Array.from({ length: count }, (_, nth) => this.#candidates.slice(nth * size, (nth + 1) * size));
  }

  #judge(open: OpenChart, group: Cards, { teams: [team], noTeam, unknownLengths }: EverySongAnswer): void {
    this.#noTeam = noTeam;
    this.#unknownLengths = unknownLengths;
    if (this.#isFinished) return;
    // Without the group there is a team: only a skill that covers too much leaves none.
    if (!team) throw new Error(`a skill covers too many notes of song ${open.chart.song}`);
    const gain = this.#valueOf(team) - open.before;
    if (gain <= 0) this.#decided += group.length;
    else this.#divide(open, group, team, gain);
    this.#closeIfDone();
  }

  #divide(open: OpenChart, group: Cards, team: ChartTeam, gain: number): void {
    const used = group.filter(({ id }) => team.cards.includes(id));
    const rest = group.filter((card) => !used.includes(card));
    const [only] = used;
    if (only && used.length === 1 && (rest.length === 0 || !this.#isSupported)) {
      // No other card had a part in it, so that it reaches this alone.
      this.#take(only, gain);
      if (rest.length > 0) open.groups.push(rest);
    } else if (only) {
      if (rest.length > 0) open.groups.push(rest);
      open.groups.push(...used.map((card) => [card]));
    } else if (group.length === 1) {
      this.#take(group[0] as ProfileCard, gain);
    } else {
      // They play in the support band, or their skill comes sixth.
      const middle = group.length >> 1;
      open.groups.push(group.slice(0, middle), group.slice(middle));
    }
  }

  #take({ id }: ProfileCard, gain: number): void {
    this.#gains.set(id, (this.#gains.get(id) ?? 0) + gain);
    this.#decided++;
  }

  #closeIfDone(): void {
    if (this.#open && this.#open.groups.length > 0) return;
    this.#open = null;
    this.#decided = 0;
    this.#charts++;
  }

  /** Whether cards outside the team may add to its worth. */
  get #isSupported(): boolean {
    const { points, sixth } = this.#problem.question;
    return points?.kind === 'mission_live' || sixth !== 'leader';
  }

  #valueOf({ points, average }: ChartTeam): number {
    return this.#problem.question.target === 'score' ? average : (points ?? average);
  }
}
