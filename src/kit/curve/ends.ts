import type uPlot from 'uplot';
import type { CurveBand, CurveData, CurveFormat, CurveLine } from './curves.types.ts';
import type { Ink } from './ink.ts';
import { spread } from './spread.ts';
import { valueAt } from './values.ts';

/** A chart as narrow as on a phone has room for one of value and name. */
const NARROW_PX = 520;
const DOT_PX = 3;
const MAIN_DOT_PX = 5;
const GAP_PX = 8;
/** From the end of a line to the bracket beside it, and from one side of its caps to the other. */
const BRACKET_PX = 7;
const CAP_PX = 5;
const LINE_PX = 15;
/** At most so much of the chart's width is left to names. */
const MAX_SHARE = 0.22;
/** Right of the longest name, and where there is none. */
const EDGE_PX = 4;
const MIN_MARGIN_PX = 12;
const ELLIPSIS = '…';

interface Label {
  readonly value: string;
  readonly name: string;
}

/** The last point of a line that shows; null when all of it lies outside. */
function endOf(u: uPlot, { points }: CurveLine): { readonly time: number; readonly value: number } | null {
  const { min = 0, max = 0 } = u.scales.x ?? {};
  const last = points.findLast(({ value }) => value !== null);
  if (!last || last.time < min || (points[0]?.time ?? 0) > max) return null;
  const time = Math.min(last.time, max);
  const value = valueAt(points, time);
  return value === null ? null : { time, value };
}

function labelOf(line: CurveLine, value: number, format: CurveFormat, isNarrow: boolean): Label {
  const written = format.short(value);
  const name = line.tag ?? '';
  if (!isNarrow) return { value: written, name };
  return line.isForetold ? { value: written, name: '' } : { value: '', name };
}

const bold = (font: string): string => `700 ${font}`;
const textOf = ({ value, name }: Label): string => [value, name].filter((part) => part !== '').join(' ');

/** Pixels that names need at the right of the plot, at most a share of the chart. */
export function marginOf(u: uPlot, { lines, range }: CurveData, format: CurveFormat, ink: Ink): number {
  const isNarrow = u.width < NARROW_PX;
  const { ctx } = u;
  ctx.save();
  ctx.font = bold(ink.font);
  const needs = lines.flatMap((line) => {
    const last = line.points.findLast(({ value }) => value !== null);
    if (line.tag === undefined || !last || last.value === null) return [];
    const { width } = ctx.measureText(textOf(labelOf(line, last.value, format, isNarrow)));
    // What ends early has the rest of the plot.
    const rest = Math.max(0, range.to - last.time) / Math.max(1, range.to - range.from);
    return [width + GAP_PX + BRACKET_PX + EDGE_PX - rest * (1 - MAX_SHARE) * u.width];
  });
  ctx.restore();
  return Math.ceil(Math.min(Math.max(MIN_MARGIN_PX, ...needs), u.width * MAX_SHARE));
}

/** The text itself or as much of it as fits. */
function fitted(ctx: CanvasRenderingContext2D, text: string, room: number): string {
  if (ctx.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && ctx.measureText(letters.join('') + ELLIPSIS).width > room) letters.pop();
  return letters.length > 0 ? letters.join('') + ELLIPSIS : '';
}

/** From the low to the high end of an interval, beside the plot. */
function paintBracket(u: uPlot, { points, color }: CurveBand, ink: Ink): void {
  const end = points.at(-1);
  const { max = 0 } = u.scales.x ?? {};
  if (!end || end.time > max || end.high <= end.low) return;
  const { ctx } = u;
  const ratio = devicePixelRatio;
  const x = u.valToPos(end.time, 'x', true) + BRACKET_PX * ratio;
  const [low, high] = [u.valToPos(end.low, 'y', true), u.valToPos(end.high, 'y', true)];
  ctx.strokeStyle = ink.of(color);
  ctx.lineWidth = ratio;
  ctx.setLineDash([]);
  ctx.beginPath();
  for (const y of [low, high]) {
    ctx.moveTo(x - (CAP_PX * ratio) / 2, y);
    ctx.lineTo(x + (CAP_PX * ratio) / 2, y);
  }
  ctx.moveTo(x, low);
  ctx.lineTo(x, high);
  ctx.stroke();
}

interface End {
  readonly line: CurveLine;
  readonly label: Label;
  /** Of the dot, in pixels of the device. */
  readonly x: number;
  readonly y: number;
  /** Of the text, which stands to the right of it. */
  readonly left: number;
  readonly width: number;
}

function endsOf(u: uPlot, { lines, bands }: CurveData, format: CurveFormat, ink: Ink): readonly End[] {
  const { ctx } = u;
  const ratio = devicePixelRatio;
  const isNarrow = u.width < NARROW_PX;
  const bracketed = bands.map(({ points }) => points.at(-1)?.time);
  ctx.font = bold(ink.fontAt(ratio));
  return lines.flatMap((line) => {
    const end = endOf(u, line);
    if (!end) return [];
    const x = u.valToPos(end.time, 'x', true);
    const y = u.valToPos(end.value, 'y', true);
    const label =
      line.tag === undefined ? { value: '', name: '' } : labelOf(line, end.value, format, isNarrow);
    const left = x + (GAP_PX + (bracketed.includes(end.time) ? BRACKET_PX : 0)) * ratio;
    return [{ line, label, x, y, left, width: ctx.measureText(textOf(label)).width }];
  });
}

/** A dot at the end of each line, with its value and its name beside it; names never lie on each other. */
export function paintEnds(u: uPlot, data: CurveData, format: CurveFormat, ink: Ink): void {
  const { ctx } = u;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.setLineDash([]);
  for (const band of data.bands) paintBracket(u, band, ink);
  const ends = endsOf(u, data, format, ink);
  for (const { line, x, y } of ends) {
    ctx.beginPath();
    ctx.arc(x, y, (line.isMain ? MAIN_DOT_PX : DOT_PX) * ratio, 0, 2 * Math.PI);
    ctx.fillStyle = ink.of(line.color);
    ctx.fill();
  }
  const named = ends.filter(({ width }) => width > 0);
  const { top, height } = u.bbox;
  const boxes = named.map(({ left, width, y }) => ({ from: left, to: left + width, middle: y }));
  const middles = spread(boxes, LINE_PX * ratio, { from: top, to: top + height });
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  for (const [at, end] of named.entries()) {
    const middle = middles[at];
    if (middle !== undefined && middle !== null) paintName(u, end, middle, ink);
  }
  ctx.restore();
}

function paintName(u: uPlot, { line, label, x, y, left }: End, middle: number, ink: Ink): void {
  const { ctx } = u;
  const ratio = devicePixelRatio;
  if (Math.abs(middle - y) > 3 * ratio) {
    ctx.strokeStyle = ink.of(line.color);
    ctx.lineWidth = ratio;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(left - 2 * ratio, middle);
    ctx.stroke();
  }
  const room = ctx.canvas.width - left;
  // Letters stand out from the lines that pass below them.
  ctx.strokeStyle = ink.of('--ground');
  ctx.lineWidth = 3 * ratio;
  const write = (text: string, from: number, color: string, font: string): number => {
    ctx.font = font;
    const shown = fitted(ctx, text, room - (from - left));
    ctx.strokeText(shown, from, middle);
    ctx.fillStyle = ink.of(color);
    ctx.fillText(shown, from, middle);
    return from + ctx.measureText(`${shown} `).width;
  };
  const font = ink.fontAt(ratio);
  const after = label.value === '' ? left : write(label.value, left, valueColor(line), bold(font));
  if (label.name !== '') write(label.name, after, '--text-2', label.value === '' ? bold(font) : font);
}

const valueColor = ({ isForetold }: CurveLine): string => (isForetold ? '--accent-text' : '--text');
