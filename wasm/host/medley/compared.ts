import type { MedleyAnswer, MedleyQuestion, MedleyReport } from '#model/compute/medley';
import type { MedleyRun } from './search.ts';

/** A medley; with mixed sets, once it is proved, also what one band's set would reach. */
export class ComparedMedley {
  readonly #start: (question: MedleyQuestion) => MedleyRun;
  readonly #question: MedleyQuestion;
  readonly #mixed: MedleyRun;
  #uniform: MedleyRun | null = null;
  #answer: MedleyAnswer | null = null;
  #isFinished = false;

  /** `start` begins a search, which ends the one before. */
  constructor(question: MedleyQuestion, start: (question: MedleyQuestion) => MedleyRun) {
    this.#start = start;
    this.#question = question;
    this.#mixed = start(question);
  }

  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean {
    if (this.#isFinished) return true;
    const isDone = (this.#uniform ?? this.#mixed).advance(ms);
    if (isDone && this.#uniform === null) this.#compare();
    else this.#isFinished = isDone;
    return this.#isFinished;
  }

  report(): MedleyReport {
    const uniform = this.#isFinished ? (this.#uniform?.answer().total ?? null) : null;
    return {
      isFinished: this.#isFinished,
      answer: this.#answer ?? this.#mixed.answer(),
      progress: (this.#uniform ?? this.#mixed).progress(),
      uniformTotal: uniform,
    };
  }

  #compare(): void {
    const answer = this.#mixed.answer();
    this.#answer = answer;
    this.#isFinished = this.#question.itemSets === 'uniform' || answer.noMedley !== null;
    if (!this.#isFinished) this.#uniform = this.#start({ ...this.#question, itemSets: 'uniform' });
  }
}
