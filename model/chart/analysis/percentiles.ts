import { asArray, asInteger, asNumber, asObject } from '../../records/reading.ts';
import { DIFFICULTIES, type Difficulty } from '../../vocabulary/difficulties.ts';
import { CHART_FIGURES, type ChartFigure, type ChartFigures } from './figure-names.ts';

/** How each figure is spread over the charts of a difficulty (reference R72). */
export interface FigureSpread {
  /** Number of charts. */
  readonly charts: number;
  readonly figures: Readonly<Record<ChartFigure, readonly number[]>>;
}

/** `charts/figures`, a list of our own: by index of the difficulty. */
export type Spreads = Readonly<Record<string, FigureSpread>>;

/** One value for each hundredth, from the lowest to the highest. */
const MAX_VALUES = 101;
const PARTS_OF_ONE = 1_000;

/** Figures are compared as they are published: in thousandths. */
const rounded = (value: number): number => Math.round(value * PARTS_OF_ONE) / PARTS_OF_ONE;

/** Rising values: all of them, or of many one for each hundredth. */
function quantiles(values: readonly number[]): readonly number[] {
  const sorted = values.map(rounded).sort((a, b) => a - b);
  if (sorted.length <= MAX_VALUES) return sorted;
  const step = (sorted.length - 1) / (MAX_VALUES - 1);
  return Array.from({ length: MAX_VALUES }, (_, i) => sorted[Math.round(i * step)] ?? 0);
}

const spreadWith = (charts: number, of: (figure: ChartFigure) => readonly number[]): FigureSpread => ({
  charts,
  figures: Object.fromEntries(CHART_FIGURES.map((figure) => [figure, of(figure)])) as FigureSpread['figures'],
});

export const spreadOf = (charts: readonly ChartFigures[]): FigureSpread =>
  spreadWith(charts.length, (figure) => quantiles(charts.map((figures) => figures[figure])));

/** What `charts/figures` has of a difficulty; null where it has nothing. */
export function readSpread(json: unknown, difficulty: Difficulty): FigureSpread | null {
  const row = asObject(asObject(json)[DIFFICULTIES.indexOf(difficulty)]);
  const charts = asInteger(row.charts) ?? 0;
  const figures = asObject(row.figures);
  if (charts < 1) return null;
  return spreadWith(charts, (figure) =>
    asArray(figures[figure])
      .slice(0, MAX_VALUES)
      .flatMap((value) => asNumber(value) ?? []),
  );
}

/** Share of all charts, 0–100, that have a lower figure, those as high counted half; null without other charts. */
export function percentile(value: number, all: readonly number[]): number | null {
  if (all.length === 0) return null;
  const own = rounded(value);
  const lower = all.filter((other) => other < own).length;
  const same = all.filter((other) => other === own).length;
  return (100 * (lower + same / 2)) / all.length;
}
