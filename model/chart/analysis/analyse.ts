import { countByKind, type NoteCounts } from '../counting.ts';
import type { ParsedChart } from '../notes.ts';
import { type PlayableChart, playableChart } from '../playing/playable.ts';
import { type Densest, densest } from './density.ts';
import type { ChartFigures } from './figure-names.ts';
import { chartFigures } from './figures.ts';
import { type Oddity, playHands } from './hands.ts';
import { type HardSecond, hardestSeconds } from './hardest.ts';
import { fastestMove, type HandMove } from './moves.ts';
import { type Pattern, patternsOf } from './patterns.ts';

/** Everything the panel beside a chart shows (reference R72). */
export interface ChartAnalysis {
  readonly counts: NoteCounts;
  /** Parts of the counts, and what counts for nothing. */
  readonly details: {
    readonly offBeat: number;
    readonly directionalLeft: number;
    readonly directionalRight: number;
    readonly holdFlick: number;
    readonly hidden: number;
    readonly bars: number;
  };
  readonly figures: ChartFigures;
  readonly densest: Densest | null;
  readonly fastest: HandMove | null;
  readonly hardest: readonly HardSecond[];
  readonly patterns: readonly Pattern[];
  /** Empty for charts that two hands side by side can play. */
  readonly oddities: readonly Oddity[];
}

const HARDEST = 5;

/** Works out everything in steps, of which none takes long. `chart` is what is drawn of it, where that is known already. */
export function* analysing(
  parsed: ParsedChart,
  chart: PlayableChart = playableChart(parsed),
): Generator<void, ChartAnalysis> {
  const play = playHands(chart);
  yield;
  const figures = chartFigures(parsed, chart, play);
  yield;
  const hardest = hardestSeconds(chart, play, HARDEST);
  yield;
  const { notes, ribbons, bars } = chart;
  const count = (isMeant: (note: (typeof notes)[number]) => boolean): number => notes.filter(isMeant).length;
  return {
    counts: countByKind(parsed),
    details: {
      offBeat: count(({ isOffBeat }) => isOffBeat),
      directionalLeft: count(({ direction }) => direction === 'Left'),
      directionalRight: count(({ direction }) => direction === 'Right'),
      holdFlick: count(({ kind, ribbon }) => kind === 'flick' && ribbon !== null),
      hidden: ribbons.flatMap(({ points }) => points).filter(({ isHidden }) => isHidden).length,
      bars: bars.length,
    },
    figures,
    densest: densest(
      notes.map(({ time }) => time),
      1,
    ),
    fastest: fastestMove(chart, play),
    hardest,
    patterns: patternsOf(chart, play),
    oddities: play.oddities,
  };
}

export function analyseChart(parsed: ParsedChart): ChartAnalysis {
  const steps = analysing(parsed);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
