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

/** The range after zooming by `factor` (below 1: nearer) around a time; never beyond the whole, never shorter than an hour. */
export function zoomed(range: TimeSpan, whole: TimeSpan, factor: number, around: number): TimeSpan {
  const all = whole.to - whole.from;
  const length = Math.min(all, Math.max(Math.min(SHORTEST_MS, all), (range.to - range.from) * factor));
  const share = (around - range.from) / Math.max(1, range.to - range.from);
  const from = Math.min(Math.max(whole.from, around - share * length), whole.to - length);
  return { from, to: from + length };
}

/** What a table of the chart says: each day's start and the last reading of the first line. */
export function tableTimes(lines: readonly CurveLine[], days: readonly number[]): readonly number[] {
  const last = lines[0]?.points.at(-1)?.time;
  return [...days, ...(last === undefined ? [] : [last])].sort((a, b) => a - b);
}
