import type { PlayableChart } from '../playing/playable.ts';
import type { Played } from '../stage/draw-list.ts';
import type { ChartInput } from './inputs.ts';
import { Judge, type Judged } from './judge.ts';
import { EMPTY_TALLY, type Tally, tallied, tallyOf } from './tally.ts';
import { JUDGEMENT_WINDOWS, type WindowPreset } from './windows.ts';

/** One way of a player through a chart: what was judged, in order, and what the stage shows of it. */
export class Run implements Played {
  readonly hitAt: Float64Array;
  tally: Tally = EMPTY_TALLY;
  readonly #judge: Judge;
  #list: readonly Judged[] = [];

  constructor(chart: PlayableChart, preset: WindowPreset) {
    this.#judge = new Judge(chart, JUDGEMENT_WINDOWS[preset]);
    this.hitAt = new Float64Array(chart.notes.length).fill(Number.NaN);
  }

  /** In the order in which they were judged; another list after each judgement. */
  get judged(): readonly Judged[] {
    return this.#list;
  }

  /** What is judged by it. */
  input(input: ChartInput): readonly Judged[] {
    return this.#take(this.#judge.input(input));
  }

  advance(time: number): readonly Judged[] {
    return this.#take(this.#judge.advance(time));
  }

  /** Goes on from a moment of the chart; what was judged of notes from there on is forgotten. */
  reset(time: number): void {
    this.#judge.reset(time);
    const kept = this.#judge.judgements;
    this.#list = this.#list.filter((each) => kept[each.note] === each);
    this.tally = tallyOf(this.#list);
    for (const [note, judged] of kept.entries()) if (judged === null) this.hitAt[note] = Number.NaN;
  }

  #take(settled: readonly Judged[]): readonly Judged[] {
    if (settled.length > 0) this.#list = [...this.#list, ...settled];
    for (const one of settled) {
      this.tally = tallied(this.tally, one);
      this.hitAt[one.note] = one.judgement === 'miss' ? Number.POSITIVE_INFINITY : one.time;
    }
    return settled;
  }
}
