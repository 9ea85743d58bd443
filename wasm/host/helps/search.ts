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

/** What one chart brings: its best value without any of the cards. */
interface OpenChart {
  readonly chart: ChartToScore;
  readonly before: number;
}

/** Cards to be asked about together, on charts that may gain by any of them. */
interface Group {
  readonly cards: Cards;
  readonly charts: OpenChart[];
}

/** A chart that gains by cards of a group, and those of them that are in its best team. */
interface Raised {
  readonly open: OpenChart;
  readonly used: Cards;
  readonly gain: number;
}

interface Running {
  readonly search: EverySongSearch;
  readonly done: (answer: EverySongAnswer) => void;
}

/** Charts that share the packing of cards, which costs as much as a search. Stopped early, gains lack what is undecided in the open portion. */
const PORTION = 32;

/**
 * A card more never lowers what the best team reaches, so one search with many cards added bounds each of them alone: a group that
 * does not beat the present best of a chart is ruled out whole. Of one that does, the cards in its best team are asked about alone
 * and the rest stays together. Charts are taken by portions, and what is asked about is asked of all charts of one at once, so that
 * cards are packed once for them. Every search is that of the best team for a chart, whose answer is proved.
 */
export class HelpsSearch implements HelpsRun {
  readonly #problem: HelpsProblem;
  readonly #start: (problem: EverySongProblem) => EverySongSearch;
  readonly #candidates: Cards;
  readonly #gains = new Map<number, number>();
  #before = 0;
  #charts = 0;
  #counted = 0;
  /** Charts of the open portion; none before it is begun. */
  #open = 0;
  /** Pairs decided in the open portion. */
  #decided = 0;
  readonly #groups: Group[] = [];
  /** Cards that are asked about alone, by their id. */
  readonly #alone = new Map<number, Group>();
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
      this.#finish(search.answer(), done);
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
    const group = this.#groups.pop() ?? this.#nextAlone();
    if (group === undefined) return this.#begin();
    const charts = group.charts.map(({ chart }) => chart);
    return this.#search(charts, group.cards, ({ teams }) => this.#judge(group, teams));
  }

  #nextAlone(): Group | undefined {
    for (const [id, group] of this.#alone) {
      this.#alone.delete(id);
      return group;
    }
    return undefined;
  }

  #search(charts: readonly ChartToScore[], added: Cards, done: Running['done']): Running {
    this.#searches += charts.length;
    const { question, data, lengths } = this.#problem;
    const profile = { ...question.profile, cards: [...question.profile.cards, ...added] };
    return { search: this.#start({ question: { ...question, profile }, data, lengths, charts }), done };
  }

  #finish(answer: EverySongAnswer, done: Running['done']): void {
    this.#noTeam = answer.noTeam;
    this.#unknownLengths = answer.unknownLengths;
    if (this.#isFinished) return;
    done(answer);
    if (this.#groups.length > 0 || this.#alone.size > 0) return;
    this.#charts += this.#open;
    this.#open = 0;
    this.#decided = 0;
  }

  /** The next portion, first without any of the cards. */
  #begin(): Running {
    const charts = this.#problem.charts.slice(this.#charts, this.#charts + PORTION);
    return this.#search(charts, [], ({ teams }) => {
      this.#open = charts.length;
      const open = charts.flatMap((chart, i): OpenChart[] => {
        const team = teams[i];
        return team ? [{ chart, before: this.#valueOf(team) }] : [];
      });
      for (const { before } of open) this.#before += before;
      this.#counted += open.length;
      if (open.length > 0)
        for (const cards of this.#firstGroups()) this.#groups.push({ cards, charts: open });
    });
  }

  /** As few as the kernels have room for. */
  #firstGroups(): Cards[] {
    const size = Math.max(1, MAX_CARDS - this.#problem.question.profile.cards.length);
    const count = Math.ceil(this.#candidates.length / size);
    return Array.from({ length: count }, (_, nth) => this.#candidates.slice(nth * size, (nth + 1) * size));
  }

  #judge({ cards, charts }: Group, teams: EverySongAnswer['teams']): void {
    const raised: Raised[] = [];
    const hidden: OpenChart[] = [];
    for (const [i, open] of charts.entries()) {
      const team = teams[i];
      // Without the group there is a team: only a skill that covers too much leaves none.
      if (!team) throw new Error(`a skill covers too many notes of song ${open.chart.song}`);
      const gain = this.#valueOf(team) - open.before;
      const used = cards.filter(({ id }) => team.cards.includes(id));
      if (gain <= 0) this.#decided += cards.length;
      else if (used.length > 0) raised.push({ open, used, gain });
      else if (cards.length === 1) this.#take(cards[0] as ProfileCard, gain);
      else hidden.push(open);
    }
    this.#divide(cards, raised);
    if (hidden.length === 0) return;
    // They play in the support band, or their skill comes sixth.
    const middle = cards.length >> 1;
    this.#groups.push({ cards: cards.slice(0, middle), charts: hidden });
    this.#groups.push({ cards: cards.slice(middle), charts: hidden });
  }

  /** What helps on one chart mostly does on others: cards in any of the best teams are asked about alone on all. */
  #divide(cards: Cards, raised: readonly Raised[]): void {
    const used = new Set(raised.flatMap((one) => one.used));
    const rest = cards.filter((card) => !used.has(card));
    for (const { open, used: own, gain } of raised) {
      const isSole = own.length === 1 && (cards.length === 1 || !this.#isSupported);
      const [sole] = isSole ? own : [];
      // No other card had a part in it, so that it reaches this alone.
      if (sole) this.#take(sole, gain);
      for (const card of used) if (card !== sole) this.#askAlone(open, card);
    }
    if (rest.length > 0 && raised.length > 0)
      this.#groups.push({ cards: rest, charts: raised.map(({ open }) => open) });
  }

  #askAlone(open: OpenChart, card: ProfileCard): void {
    const group = this.#alone.get(card.id) ?? { cards: [card], charts: [] };
    group.charts.push(open);
    this.#alone.set(card.id, group);
  }

  #take({ id }: ProfileCard, gain: number): void {
    this.#gains.set(id, (this.#gains.get(id) ?? 0) + gain);
    this.#decided++;
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
