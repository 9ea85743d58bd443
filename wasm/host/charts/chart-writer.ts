import { decodeCovered, mayWait } from '#model/chart/covered';
import type { ChartScore, ChartsProblem, ChartToScore } from '#model/compute/charts';
import type { Remark, TeamQuestion } from '#model/compute/team';
import * as L from '../../layout.ts';
import type { Engine } from '../engine.ts';
import { writeCoveredSong, writeSong } from './write-song.ts';

const ABOUT_CHARTS: readonly Remark['kind'][] = ['noFever', 'chartRepaired', 'skillNotes'];

/** Of a question about many charts: what does not belong to the chart that cards were packed with. */
export const cardRemarks = (remarks: readonly Remark[]): readonly Remark[] =>
  remarks.filter(({ kind }) => !ABOUT_CHARTS.includes(kind));

/** Cards are packed with it once; every chart then takes its place. A skill covers all of its notes but one. */
export const chartOfNotes = (notes: number) => ({
  notes: Array.from({ length: notes }, () => ({ time: 0, beat: 0, skill: false, fever: false })),
  skillNotes: [0],
  hasFever: false,
  repairs: [],
});

/** Lays out one chart after another for a collection that stays. */
export class ChartWriter {
  /** Lengths of skills that charts given as texts were not counted for. */
  readonly unknownLengths: readonly number[];
  readonly #engine: Engine;
  readonly #durations: readonly number[];
  readonly #lengths: number;
  /** Where the lengths of the skills stand in the list of the charts. */
  readonly #places: readonly number[];
  #mayWait = false;

  constructor(
    engine: Engine,
    durations: readonly number[],
    { lengths, charts }: Pick<ChartsProblem, 'lengths' | 'charts'>,
  ) {
    this.#engine = engine;
    this.#durations = durations;
    this.#lengths = lengths.length;
    this.#places = durations.map((seconds) => lengths.indexOf(seconds));
    const areCounted = charts.some(({ chart }) => typeof chart === 'string');
    this.unknownLengths = areCounted ? durations.filter((_, i) => this.#places[i] === -1) : [];
  }

  /** Lays the chart out and returns what is odd about it; undefined when it cannot be read. */
  write(question: TeamQuestion, given: ChartToScore['chart']): ChartScore['oddity'] | undefined {
    const engine = this.#engine;
    if (typeof given !== 'string') {
      if (!fits(given.notes.length)) return undefined;
      this.#mayWait = mayWait(given, Math.max(0, ...this.#durations));
      writeSong(engine, question, { chart: given }, this.#durations);
      return oddityOf(question, given.skillNotes.length, given.hasFever, given.repairs.length > 0);
    }
    const chart = decodeCovered(given, this.#lengths);
    if (chart === null || !fits(chart.notes)) return undefined;
    this.#mayWait = chart.apart <= Math.max(...this.#places);
    writeCoveredSong(engine, question, chart, this.#durations, this.#places);
    return oddityOf(question, chart.triggers.length, chart.fever !== null, chart.isRepaired);
  }

  /** Whether in the chart that was written last the longest of the skills keeps another one waiting. */
  get mayWait(): boolean {
    return this.#mayWait;
  }

  /** The most notes that any skill covers of the chart that was written last. */
  longestWindow(): number {
    const { kernels } = this.#engine;
    return this.#durations.reduce((most, _, i) => Math.max(most, kernels.longestWindow(i)), 0);
  }
}

const fits = (notes: number): boolean => notes > 0 && notes <= L.MAX_NOTES;

function oddityOf(
  { live }: TeamQuestion,
  skillNotes: number,
  hasFever: boolean,
  isRepaired: boolean,
): ChartScore['oddity'] {
  if (skillNotes !== L.WINDOWS) return 'skillNotes';
  if (live === 'multi' && !hasFever) return 'noFever';
  return isRepaired ? 'repaired' : null;
}
