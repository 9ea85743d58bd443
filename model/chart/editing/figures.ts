import { type Densest, densest } from '../analysis/density.ts';
import type { ChartFigures } from '../analysis/figure-names.ts';
import { chartFigures } from '../analysis/figures.ts';
import { playHands } from '../analysis/hands.ts';
import { type SuggestedLevel, suggestedLevel } from '../analysis/level.ts';
import { countByKind, type NoteCounts, notesBySecond } from '../counting.ts';
import { playableChart } from '../playing/playable.ts';
import { scoringChart } from '../scoring.ts';
import { type ChartSheet, chartOf } from './sheet.ts';

/** What the panel beside the editor shows of the chart as it is (reference R72). */
export interface SheetFigures {
  readonly counts: NoteCounts;
  /** Rows of the published chart, of which there is a limit. */
  readonly entries: number;
  readonly figures: ChartFigures;
  /** Notes in each second from the start of the audio. */
  readonly bySecond: readonly number[];
  /** The second with most notes. */
  readonly densest: Densest | null;
  /** Null for a chart that is hardly begun. */
  readonly level: SuggestedLevel | null;
}

/** In steps, of which none takes long: for the largest chart some tens of milliseconds in all. */
export function* figuring(sheet: ChartSheet): Generator<void, SheetFigures> {
  const chart = chartOf(sheet);
  const playable = playableChart(chart);
  yield;
  const play = playHands(playable);
  yield;
  const figures = chartFigures(chart, playable, play);
  yield;
  return {
    counts: countByKind(chart),
    entries: sheet.entries.length,
    figures,
    bySecond: playable.notes.length > 0 ? notesBySecond(scoringChart(chart)) : [],
    densest: densest(
      playable.notes.map(({ time }) => time),
      1,
    ),
    level: suggestedLevel(figures),
  };
}

export function sheetFigures(sheet: ChartSheet): SheetFigures {
  const steps = figuring(sheet);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
