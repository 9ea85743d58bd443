import type { CurveLine, CurvePoint, TimeSpan } from './curves.types.ts';

/** What a line says at a time: between two points on the straight line; null outside it and where it breaks. */
export function valueAt(points: readonly CurvePoint[], time: number): number | null {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.time ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [points[low - 1], points[low]];
  if (!before || before.value === null) return null;
  if (before.time === time) return before.value;
  if (!after || after.value === null) return null;
  return before.value + ((after.value - before.value) * (time - before.time)) / (after.time - before.time);
}

/** The shortest time that can be zoomed to. */
const SHORTEST_MS = 3_600_000;

/** Never longer than the whole, never shorter than an hour. */
function clampedLength(length: number, whole: TimeSpan): number {
  const all = whole.to - whole.from;
  return Math.min(all, Math.max(Math.min(SHORTEST_MS, all), length));
}

/** A range of that length, as near to `from` as the whole allows. */
function rangeWithin(from: number, length: number, whole: TimeSpan): TimeSpan {
  const start = Math.min(Math.max(whole.from, from), whole.to - length);
  return { from: start, to: start + length };
}

/** The range after zooming by `factor` (below 1: nearer) around a time. */
export function zoomed(range: TimeSpan, whole: TimeSpan, factor: number, around: number): TimeSpan {
  const length = range.to - range.from;
  const wanted = clampedLength(length * factor, whole);
  const share = (around - range.from) / Math.max(1, length);
  return rangeWithin(around - share * wanted, wanted, whole);
}

/** Where two fingers are, as shares of the plot's width. */
export type Pinch = readonly [number, number];

/** Fingers on top of each other give no zoom. */
const MIN_SPREAD = 0.02;

/** The range after two fingers moved: the times below them stay below them, so that fingers zoom and move at once. */
export function pinched(range: TimeSpan, whole: TimeSpan, before: Pinch, after: Pinch): TimeSpan {
  const length = range.to - range.from;
  const spreadOf = ([one, two]: Pinch): number => Math.max(MIN_SPREAD, Math.abs(one - two));
  const middleOf = ([one, two]: Pinch): number => (one + two) / 2;
  const wanted = clampedLength((length * spreadOf(before)) / spreadOf(after), whole);
  const around = range.from + middleOf(before) * length;
  return rangeWithin(around - middleOf(after) * wanted, wanted, whole);
}

/** What a table of the chart says: each day's start and the last reading of the first line. */
export function tableTimes(lines: readonly CurveLine[], days: readonly number[]): readonly number[] {
  const last = lines[0]?.points.at(-1)?.time;
  return [...days, ...(last === undefined ? [] : [last])].sort((a, b) => a - b);
}
