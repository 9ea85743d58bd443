import type { ChartStretch } from '#model/chart/analysis/windows';
import type { PlayableChart, PlayableNote, Ribbon } from '#model/chart/playing/playable';
import { beatToSeconds, secondsToBeat } from '#model/chart/time';
import { type Geometry, heightOf, LANES, LEFT, widthOf, xOf, yOf } from './geometry.ts';

/** Marks beside and behind the notes; each can be hidden. */
export const MARKS = ['counts', 'times', 'bpm', 'skills', 'fever'] as const;
export type StripMark = (typeof MARKS)[number];

/** What is painted, and which of its marks. */
export interface Painting {
  readonly chart: PlayableChart;
  readonly skills: readonly ChartStretch[];
  readonly fever: ChartStretch | null;
  readonly hidden: readonly StripMark[];
  readonly length: (seconds: number) => string;
  readonly integer: (value: number) => string;
}

/** Names of custom properties of `strip.module.css`. */
const COLORS = [
  ...(['ground', 'lane', 'beat', 'half', 'label', 'count', 'tap', 'off', 'flick', 'hold'] as const),
  ...(['ribbon', 'left', 'right', 'skill', 'window', 'bpm', 'fever', 'tie'] as const),
] as const;
export type Colors = Readonly<Record<(typeof COLORS)[number], string>>;

/** Colours as the theme has them where the element stands. */
export function colorsOf(element: Element): Colors {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    COLORS.map((name) => [name, style.getPropertyValue(`--chart-${name}`).trim()]),
  ) as Colors;
}

type Context = CanvasRenderingContext2D;

interface Brush extends Painting {
  readonly context: Context;
  readonly at: Geometry;
  readonly colors: Colors;
}

const COUNT_EACH = 50;
const TIME_EACH = 5;
const LABEL_PX = 10;
const GAP = 4;
/** Notes reach beyond their moment. */
const MARGIN_SECONDS = 1;

const thickness = ({ laneWidth }: Geometry): number => Math.max(3, Math.round(laneWidth * 0.42));

const isSeen = ({ at }: Brush, from: number, to = from): boolean =>
  to >= at.cut.from - MARGIN_SECONDS && from <= at.cut.to + MARGIN_SECONDS;

function line({ context, at }: Brush, seconds: number, color: string, wide = 0): void {
  const y = Math.round(yOf(at, seconds)) + 0.5;
  context.strokeStyle = color;
  context.beginPath();
  context.moveTo(LEFT - wide, y);
  context.lineTo(LEFT + LANES * at.laneWidth + wide, y);
  context.stroke();
}

function band(
  brush: Brush,
  { from, to }: Pick<ChartStretch, 'from' | 'to'>,
  color: string,
  edge: string,
): void {
  if (!isSeen(brush, from, to)) return;
  const { context, at } = brush;
  const [top, bottom] = [yOf(at, to), yOf(at, from)];
  const width = LANES * at.laneWidth;
  context.fillStyle = color;
  context.fillRect(LEFT, top, width, bottom - top);
  context.fillStyle = edge;
  context.fillRect(LEFT - 2, top, 2, bottom - top);
  context.fillRect(LEFT + width, top, 2, bottom - top);
}

function ground(brush: Brush): void {
  const { context, at, colors, chart } = brush;
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, widthOf(at.laneWidth), heightOf(at));
  const { skills, fever, hidden } = brush;
  if (fever && !hidden.includes('fever')) band(brush, fever, colors.fever, colors.bpm);
  if (!hidden.includes('skills')) for (const each of skills) band(brush, each, colors.window, colors.skill);
  context.fillStyle = colors.lane;
  for (let lane = 0; lane <= LANES; lane++) {
    context.fillRect(LEFT + lane * at.laneWidth, 0, 1, heightOf(at));
  }
  const last = Math.ceil(secondsToBeat(chart.spans, at.cut.to + MARGIN_SECONDS) * 2);
  const first = Math.max(0, Math.floor(secondsToBeat(chart.spans, Math.max(0, at.cut.from)) * 2));
  // Beats that are closer than this would be a grey field.
  const least = 6 / at.pxPerSecond;
  let before = Number.NEGATIVE_INFINITY;
  for (let half = first; half <= last; half++) {
    const time = beatToSeconds(chart.spans, half / 2);
    if (half % 8 === 0) line(brush, time, colors.beat);
    else if (time - before >= least) line(brush, time, colors.half);
    before = time;
  }
}

function labels(brush: Brush): void {
  const { context, at, colors, chart, hidden } = brush;
  const right = LEFT + LANES * at.laneWidth + GAP;
  context.font = `${LABEL_PX}px ${getComputedStyle(document.body).fontFamily}`;
  context.textBaseline = 'middle';
  const write = (text: string, x: number, seconds: number, color: string, align: CanvasTextAlign) => {
    context.textAlign = align;
    context.fillStyle = color;
    context.fillText(text, x, yOf(at, seconds));
  };
  const isHere = (seconds: number): boolean => seconds >= at.cut.from && seconds < at.cut.to;
  if (!hidden.includes('times')) {
    const from = Math.ceil(at.cut.from / TIME_EACH) * TIME_EACH;
    for (let seconds = from; seconds < at.cut.to; seconds += TIME_EACH) {
      write(brush.length(seconds), LEFT - GAP, seconds, colors.label, 'right');
    }
  }
  if (!hidden.includes('counts')) {
    for (let count = COUNT_EACH; count <= chart.notes.length; count += COUNT_EACH) {
      const time = chart.notes[count - 1]?.time ?? 0;
      if (!isHere(time)) continue;
      line(brush, time, colors.count, 2);
      write(brush.integer(count), right, time, colors.count, 'left');
    }
  }
  if (!hidden.includes('bpm')) {
    for (const { time, bpm } of chart.tempos) {
      if (!isHere(time)) continue;
      line(brush, time, colors.bpm, 4);
      write(brush.integer(Math.abs(bpm)), right, time, colors.bpm, 'left');
    }
  }
  if (!hidden.includes('skills')) {
    for (const [index, { from }] of brush.skills.entries()) {
      if (isHere(from)) write(`S${index + 1}`, right, from + LABEL_PX / at.pxPerSecond, colors.skill, 'left');
    }
  }
}

function ribbon(brush: Brush, { points }: Ribbon): void {
  const { context, at, colors } = brush;
  const half = at.laneWidth * 0.4;
  context.fillStyle = colors.ribbon;
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    if (!from || !to || !isSeen(brush, from.time, to.time)) continue;
    const [x1, y1, x2, y2] = [xOf(at, from.lane), yOf(at, from.time), xOf(at, to.lane), yOf(at, to.time)];
    context.beginPath();
    context.moveTo(x1 - half, y1);
    context.lineTo(x2 - half, y2);
    context.lineTo(x2 + half, y2);
    context.lineTo(x1 + half, y1);
    context.fill();
  }
}

function bar({ context, at }: Brush, note: PlayableNote, color: string, share = 0.92): void {
  const width = at.laneWidth * share;
  const height = thickness(at) * (share < 0.7 ? 0.7 : 1);
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(
    xOf(at, note.lane) - width / 2,
    yOf(at, note.time) - height / 2,
    width,
    height,
    Math.min(3, height / 2),
  );
  context.fill();
}

/** The arrow above a flick. */
function top({ context, at, colors }: Brush, { lane, time }: PlayableNote): void {
  const [x, y] = [xOf(at, lane), yOf(at, time) - thickness(at) / 2];
  const size = Math.max(4, at.laneWidth * 0.45);
  context.fillStyle = colors.flick;
  context.beginPath();
  context.moveTo(x - size / 2, y - 1);
  context.lineTo(x, y - 1 - size * 0.8);
  context.lineTo(x + size / 2, y - 1);
  context.fill();
}

function directional({ context, at, colors }: Brush, note: PlayableNote, color: string | null): void {
  const sign = note.direction === 'Left' ? -1 : 1;
  const y = yOf(at, note.time);
  const half = at.laneWidth / 2;
  const from = xOf(at, note.lane) - sign * half * 0.9;
  const to = xOf(at, note.lane + sign * (note.width - 1)) + sign * half * 0.9;
  const high = thickness(at);
  const head = Math.max(4, at.laneWidth * 0.5);
  context.fillStyle = color ?? (note.direction === 'Left' ? colors.left : colors.right);
  context.fillRect(
    Math.min(from, to - sign * head),
    y - high / 4,
    Math.abs(to - sign * head - from),
    high / 2,
  );
  context.beginPath();
  context.moveTo(to, y);
  context.lineTo(to - sign * head, y - high);
  context.lineTo(to - sign * head, y + high);
  context.fill();
}

function note(brush: Brush, each: PlayableNote): void {
  const { colors } = brush;
  if (each.direction !== null) directional(brush, each, each.kind === 'skill' ? colors.skill : null);
  else if (each.kind === 'flick') {
    bar(brush, each, colors.flick);
    top(brush, each);
  } else if (each.kind === 'skill') bar(brush, each, colors.skill);
  else if (each.kind === 'holdTick') bar(brush, each, colors.hold, 0.55);
  else if (each.ribbon !== null) bar(brush, each, colors.hold);
  else bar(brush, each, each.isOffBeat ? colors.off : colors.tap);
}

/** Paints a piece of a chart, from the back to the front (reference R71). The context's unit is a pixel of the geometry. */
export function paintChart(context: Context, at: Geometry, painting: Painting, colors: Colors): void {
  const brush: Brush = { ...painting, context, at, colors };
  context.lineWidth = 1;
  ground(brush);
  labels(brush);
  const { notes, ribbons, ties } = painting.chart;
  for (const each of ribbons) ribbon(brush, each);
  context.fillStyle = colors.tie;
  for (const { time, lanes } of ties) {
    if (!isSeen(brush, time)) continue;
    const [a, b] = [xOf(at, Math.min(...lanes)), xOf(at, Math.max(...lanes))];
    context.fillRect(a, yOf(at, time) - 0.75, b - a, 1.5);
  }
  // What comes later lies behind.
  for (let i = notes.length - 1; i >= 0; i--) {
    const each = notes[i];
    if (each && isSeen(brush, each.time)) note(brush, each);
  }
}
