import type { TeamAnswer, TeamProgress, TeamQuestion } from '#model/compute/team';
import type { TeamSearch } from '../compute.ts';
import { rankedBy } from '../points/write-points.ts';

/** A team; with mixed sets, once it is proved, also what one band's set would reach. */
export class ComparedSearch implements TeamSearch {
  readonly #start: (question: TeamQuestion) => TeamSearch;
  readonly #question: TeamQuestion;
  readonly #mixed: TeamSearch;
  /** How much longer the comparison may keep the answer waiting. */
  #patienceMs: number;
  #whole: TeamSearch | null = null;
  #answer: TeamAnswer | null = null;
  #isFinished = false;

  /** `start` begins a search, which ends the one before; a comparison of more than `patienceMs` is given up. */
  constructor(
    question: TeamQuestion,
    start: (question: TeamQuestion) => TeamSearch,
    patienceMs: number = Number.POSITIVE_INFINITY,
  ) {
    this.#start = start;
    this.#question = question;
    this.#patienceMs = patienceMs;
    this.#mixed = start(question);
  }

  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean {
    if (this.#isFinished) return true;
    if (this.#whole) this.#compare(this.#whole, ms);
    else if (this.#mixed.advance(ms)) this.#keep(this.#mixed.answer());
    return this.#isFinished;
  }

  progress(): TeamProgress {
    const answer = this.#answer;
    if (!answer) return this.#mixed.progress();
    const best = rankedBy(this.#question, answer.teams[0]) ?? null;
    const elapsedMs = answer.ms + (this.#whole?.progress().elapsedMs ?? 0);
    return { nodes: answer.nodes, elapsedMs, best, bound: best };
  }

  answer(): TeamAnswer {
    return this.#answer ?? this.#mixed.answer();
  }

  #keep(answer: TeamAnswer): void {
    const { itemSets, target } = this.#question;
    this.#answer = answer;
    this.#isFinished = itemSets === 'uniform' || answer.noTeam !== null;
    if (this.#isFinished) return;
    const whole = { ...this.#question, itemSets: 'uniform', top: 1 } as const;
    this.#whole = this.#start(target === 'both' ? { ...whole, target: 'points' } : whole);
  }

  #compare(whole: TeamSearch, ms: number): void {
    const start = performance.now();
    const isProved = whole.advance(Math.min(ms, this.#patienceMs));
    this.#patienceMs -= performance.now() - start;
    this.#isFinished = isProved || this.#patienceMs <= 0;
    if (!isProved || !this.#answer) return;
    const uniformBest = rankedBy(this.#question, whole.answer().teams[0]) ?? null;
    this.#answer = { ...this.#answer, uniformBest };
  }
}
