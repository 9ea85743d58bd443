import { CHART_FIGURES, type ChartFigure, type ChartFigures } from '#model/chart/analysis/figure-names';
import type { Format } from '#model/rules/format';

const WRITTEN: Readonly<Record<ChartFigure, (value: number, format: Format) => string>> = {
  seconds: (value, { length }) => length(value),
  notes: (value, { integer }) => integer(value),
  notesPerSecond: (value, { decimal }) => decimal(value),
  hits: (value, { integer }) => integer(value),
  hitsPerSecond: (value, { decimal }) => decimal(value),
  bpmLow: (value, { integer }) => integer(value),
  bpmMain: (value, { integer }) => integer(value),
  bpmHigh: (value, { integer }) => integer(value),
  peak: (value, { decimal }) => decimal(value),
  activeNotes: (value, { decimal }) => decimal(value),
  activeHits: (value, { decimal }) => decimal(value),
  leftShare: (value, { percent }) => percent(100 * value),
  handHits: (value, { decimal }) => decimal(value),
  handSpeed: (value, { decimal }) => decimal(value),
  beforeFlick: (value, { decimal }) => decimal(value),
  afterFlick: (value, { decimal }) => decimal(value),
};

/** A figure in the visitor's language; its unit is in its name. */
export const figureText = (figure: ChartFigure, value: number, format: Format): string =>
  WRITTEN[figure](value, format);

/** The figures that say something of at least one of the charts: where no tempo changes, one says all. */
export const toldFigures = (charts: readonly ChartFigures[]): readonly ChartFigure[] =>
  charts.every(({ bpmLow, bpmHigh }) => bpmLow === bpmHigh)
    ? CHART_FIGURES.filter((figure) => figure !== 'bpmLow' && figure !== 'bpmHigh')
    : CHART_FIGURES;
