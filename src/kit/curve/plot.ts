import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { axesOf } from './axes.ts';
import type {
  CurveBand,
  CurveData,
  CurveFormat,
  CurveHit,
  CurveLine,
  CurveView,
  Plot,
  TimeSpan,
} from './curves.types.ts';
import { marginOf, paintEnds } from './ends.ts';
import { paintMarks, paintShades } from './ground.ts';
import { type Ink, inkOf } from './ink.ts';
import { type Pinch, pinched, valueAt, zoomed } from './values.ts';

/** What a wheel's step makes the range longer or shorter by. */
const WHEEL_STEP = 0.002;

interface Gestures {
  /** Two fingers went from one place to another. */
  readonly pinch: (before: Pinch, after: Pinch) => void;
  /** By what the range grows, around which time. */
  readonly zoom: (factor: number, around: number) => void;
  readonly reset: () => void;
}

/**
 * A finger moves the cursor, two zoom and move; up and down the page scrolls as ever. Two taps or clicks show all again, a wheel zooms
 * with Ctrl, which is what a trackpad sends for two fingers. The function returned ends it.
 */
function followGestures(u: uPlot, { pinch, zoom, reset }: Gestures): () => void {
  const { over } = u;
  const fingers = new Map<number, number>();
  const leftOf = ({ clientX }: MouseEvent): number => clientX - over.getBoundingClientRect().left;
  const places = (): Pinch => {
    const [one = 0, two = one] = fingers.values();
    const width = Math.max(1, over.clientWidth);
    return [one / width, two / width];
  };
  const point = (event: PointerEvent) => u.setCursor({ left: leftOf(event), top: over.clientHeight / 2 });
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    fingers.set(event.pointerId, leftOf(event));
    if (fingers.size === 1) point(event);
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = places();
    fingers.set(event.pointerId, leftOf(event));
    if (fingers.size < 2) point(event);
    else if (fingers.size === 2) pinch(before, places());
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(event.deltaY * WHEEL_STEP), u.posToVal(leftOf(event), 'x'));
  };
  const ended = new AbortController();
  const { signal } = ended;
  over.addEventListener('pointerdown', down, { signal });
  over.addEventListener('pointermove', move, { signal });
  over.addEventListener('pointerup', up, { signal });
  over.addEventListener('pointercancel', up, { signal });
  over.addEventListener('wheel', wheel, { signal, passive: false });
  over.addEventListener('dblclick', reset, { signal });
  return () => ended.abort();
}

const MAIN_WIDTH = 2.5;
const DASHED_WIDTH = 2;
const WIDTH = 1.5;
const TOP_PX = 20;

const tableOf = ({ points }: CurveLine): uPlot.AlignedData => [
  points.map(({ time }) => time),
  points.map(({ value }) => value),
];
const bandTable = ({ points }: CurveBand): uPlot.AlignedData => [
  points.map(({ time }) => time),
  points.map(({ high }) => high),
  points.map(({ low }) => low),
];

/** One time axis for all; uPlot distinguishes a break (null) from a time that is another line's (undefined). */
function joined({ lines, bands, range }: CurveData): uPlot.AlignedData {
  const tables = [...lines.map(tableOf), ...bands.map(bandTable)];
  // uPlot joins at least one; before the first line has come, the axes stand alone.
  return tables.length === 0 ? [[range.from, range.to]] : uPlot.join(tables);
}

function seriesOf({ lines, bands }: CurveData, ink: Ink): uPlot.Series[] {
  const drawn = lines.map(({ label, color, isDashed, isMain }) => ({
    label,
    stroke: ink.of(color),
    width: isMain ? MAIN_WIDTH : isDashed ? DASHED_WIDTH : WIDTH,
    points: { show: false },
    ...(isDashed && { dash: [5, 4] }),
  }));
  const edges = bands.flatMap(({ color }) => {
    const edge = { stroke: `${ink.of(color)}66`, width: 1, points: { show: false } };
    return [edge, edge];
  });
  return [{}, ...drawn, ...edges];
}

const bandsOf = ({ lines, bands }: CurveData, ink: Ink): uPlot.Band[] =>
  bands.map(({ color }, at) => {
    const high = 1 + lines.length + 2 * at;
    return { series: [high, high + 1], fill: `${ink.of(color)}33` };
  });

function hitOf(u: uPlot, { lines }: CurveData): CurveHit | null {
  const { left = -1, idx } = u.cursor;
  if (left < 0 || idx === null || idx === undefined) return null;
  const time = u.data[0][idx];
  if (time === undefined) return null;
  const values = lines.flatMap((line) => {
    const value = valueAt(line.points, time);
    return value === null ? [] : [{ line, value }];
  });
  const offset = u.over.offsetLeft;
  return { time, left: u.valToPos(time, 'x') + offset, isRight: left > u.over.clientWidth / 2, values };
}

const viewOf = ({ over, scales: { x } }: uPlot, { from, to }: TimeSpan): CurveView => ({
  left: over.offsetLeft,
  width: over.clientWidth,
  from: x?.min ?? from,
  to: x?.max ?? to,
});

interface Wish {
  readonly root: HTMLElement;
  readonly data: CurveData;
  readonly format: CurveFormat;
  readonly onHit: (hit: CurveHit | null) => void;
  readonly onView: (view: CurveView) => void;
}

/** Null where the browser draws nothing, as in tests without a canvas: the table stays. */
export function draw({ root, data, format, onHit, onView }: Wish): Plot | null {
  if (!document.createElement('canvas').getContext('2d')) return null;
  const ink = inkOf(root);
  const { range } = data;
  const u = new uPlot(
    {
      width: Math.max(1, root.clientWidth),
      height: Math.max(1, root.clientHeight),
      ms: 1,
      legend: { show: false },
      padding: [TOP_PX, (plot) => marginOf(plot, data, format, ink), 0, 0],
      cursor: { y: false, drag: { x: true, y: false, setScale: true }, points: { size: 8 } },
      scales: { x: { time: true, min: range.from, max: range.to }, y: { range: yRange } },
      series: seriesOf(data, ink),
      bands: bandsOf(data, ink),
      axes: axesOf(data, format, ink),
      hooks: {
        drawClear: [(plot) => paintShades(plot, data.shades, ink.of('--surface-2'))],
        draw: [
          (plot) => paintMarks(plot, data.marks, ink),
          (plot) => paintEnds(plot, data, format, ink),
          (plot) => onView(viewOf(plot, range)),
        ],
        setCursor: [(plot) => onHit(hitOf(plot, data))],
      },
    },
    joined(data),
    root,
  );
  const show = ({ from, to }: TimeSpan) => u.setScale('x', { min: from, max: to });
  const shown = (): TimeSpan => ({ from: u.scales.x?.min ?? range.from, to: u.scales.x?.max ?? range.to });
  show(range);
  const zoom = (factor: number, around?: number) => {
    const { from, to } = shown();
    show(zoomed({ from, to }, range, factor, around ?? (from + to) / 2));
  };
  const pinch = (before: Pinch, after: Pinch) => show(pinched(shown(), range, before, after));
  const reset = () => show(range);
  const sizes = new ResizeObserver(() => u.setSize({ width: root.clientWidth, height: root.clientHeight }));
  sizes.observe(root);
  const letGo = followGestures(u, { pinch, zoom, reset });
  return {
    zoom: (factor) => zoom(factor),
    reset,
    step: (by) => moveCursor(u, by),
    canvas: u.ctx.canvas,
    destroy: () => {
      sizes.disconnect();
      letGo();
      u.destroy();
    },
  };
}

const yRange = (_: uPlot, min: number | null, max: number | null): [number, number] => {
  const top = max === null ? 1 : max;
  const low = min === null || min < top * 0.5 ? 0 : min;
  return [low, top + (top - low) * 0.05 || 1];
};

function moveCursor(u: uPlot, by: number): void {
  const times = [...u.data[0]];
  const { min = 0, max = 0 } = u.scales.x ?? {};
  const inSight = times.flatMap((time, at) => (time >= min && time <= max ? [at] : []));
  const [first] = inSight;
  const last = inSight.at(-1);
  if (first === undefined || last === undefined) return;
  const next = Math.min(last, Math.max(first, (u.cursor.idx ?? (by > 0 ? first - 1 : last + 1)) + by));
  u.setCursor({ left: u.valToPos(times[next] ?? min, 'x'), top: u.over.clientHeight / 2 });
}
