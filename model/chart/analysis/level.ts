import type { ChartFigures } from './figure-names.ts';

/** A level that the notes of a chart suggest (reference R72). */
export interface SuggestedLevel {
  readonly level: number;
  /** Published charts of these figures lie within. */
  readonly low: number;
  readonly high: number;
}

/** Fitted to published charts; the figures are in the reference. */
const AT_ONE_NOTE = 3.1;
const PER_E_FOLD = 11;
const ERROR = 2;
const MIN_LEVEL = 1;
/** Fewer notes say nothing: the shortest published chart has 55. */
const MIN_NOTES = 30;

const atLeast = (level: number): number => Math.max(MIN_LEVEL, level);

/** By notes per second in busy seconds; null for a chart that is hardly begun. */
export function suggestedLevel({ activeNotes, notes }: ChartFigures): SuggestedLevel | null {
  if (notes < MIN_NOTES || !(activeNotes > 0)) return null;
  const level = atLeast(Math.round(AT_ONE_NOTE + PER_E_FOLD * Math.log(activeNotes)));
  return { level, low: atLeast(level - ERROR), high: level + ERROR };
}
