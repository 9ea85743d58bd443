/** Figures that players compare charts by (reference R72). */
export const CHART_FIGURES = [
  'seconds',
  'notes',
  'notesPerSecond',
  'hits',
  'hitsPerSecond',
  'bpmLow',
  'bpmMain',
  'bpmHigh',
  'peak',
  'activeNotes',
  'activeHits',
  'leftShare',
  'handHits',
  'handSpeed',
  'beforeFlick',
  'afterFlick',
] as const;
export type ChartFigure = (typeof CHART_FIGURES)[number];
export type ChartFigures = Readonly<Record<ChartFigure, number>>;
