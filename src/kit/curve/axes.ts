import type uPlot from 'uplot';
import type { CurveData, CurveFormat } from './curves.types.ts';
import type { Ink } from './ink.ts';

const AXIS_HEIGHT = 24;
const VALUE_GAP = 6;
/** Sides of a plot, as uPlot counts them. */
const BOTTOM = 2;
const LEFT = 3;
/** Pixels that the name of a day needs, and its number alone. */
const DAY_PX = 48;
const NUMBER_PX = 22;
const MAX_DAY_MS = 26 * 3_600_000;

const pixelsBetween = (u: uPlot, from: number, to: number): number =>
  u.valToPos(to, 'x') - u.valToPos(from, 'x');

interface Names {
  /** Middles of the days that are named. */
  readonly at: number[];
  readonly isShort: boolean;
}

/** Each day, every other, …: as many names as there is room for, by their numbers alone where days are narrow. */
function namesOf(u: uPlot, days: readonly number[]): Names {
  const { min = 0, max = 0 } = u.scales.x ?? {};
  const edges = [min, ...days.filter((time) => time > min && time < max), max];
  const columns = edges.slice(0, -1).map((from, at) => ({ from, to: edges[at + 1] ?? max }));
  const widths = columns.map(({ from, to }) => pixelsBetween(u, from, to));
  const whole = Math.max(1, ...widths);
  const isShort = whole < DAY_PX;
  const every = Math.max(1, Math.ceil((isShort ? NUMBER_PX : DAY_PX) / whole));
  const room = isShort ? NUMBER_PX : DAY_PX;
  const named = columns.filter(
    ({ from, to }, at) =>
      at % every === 0 && to - from <= MAX_DAY_MS && (every > 1 || (widths[at] ?? 0) >= room),
  );
  return { at: named.map(({ from, to }) => (from + to) / 2), isShort };
}

function widthOf(u: uPlot, written: readonly string[], { font }: Ink): number {
  u.ctx.save();
  u.ctx.font = font;
  const widths = written.map((value) => u.ctx.measureText(value).width);
  u.ctx.restore();
  return Math.ceil(Math.max(0, ...widths));
}

/** Lines at midnights, the names of days between them, and values at the left. */
export function axesOf(data: CurveData, format: CurveFormat, ink: Ink): uPlot.Axis[] {
  const base = { stroke: ink.of('--text-2'), font: ink.font, ticks: { show: false } };
  const grid = { stroke: ink.of('--line'), width: 1 };
  const midnights = {
    ...base,
    side: BOTTOM,
    scale: 'x',
    grid,
    size: 0,
    splits: (u: uPlot) => {
      const { min = 0, max = 0 } = u.scales.x ?? {};
      return data.days.filter((time) => time >= min && time <= max);
    },
    values: (_: uPlot, splits: number[]) => splits.map(() => ''),
  };
  const names = {
    ...base,
    side: BOTTOM,
    scale: 'x',
    grid: { show: false },
    size: AXIS_HEIGHT,
    gap: 4,
    splits: (u: uPlot) => namesOf(u, data.days).at,
    values: (u: uPlot, splits: number[]) =>
      splits.map(namesOf(u, data.days).isShort ? format.dayNumber : format.day),
  };
  const values = {
    ...base,
    grid,
    side: LEFT,
    scale: 'y',
    size: (u: uPlot, written: string[] | null) => widthOf(u, written ?? [], ink) + VALUE_GAP,
    gap: VALUE_GAP,
    values: (_: uPlot, splits: number[]) => splits.map(format.axis),
  };
  return [midnights, names, values];
}
