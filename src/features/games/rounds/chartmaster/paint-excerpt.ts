import type { PlayableChart } from '#model/chart/playing/playable';
import { cutsOf } from '#model/chart/preview/cuts';
import type { Excerpt } from '#model/games/excerpt';
import { SECOND_MS } from '#model/vocabulary/time';
import { type Geometry, heightOf, LANES, LEFT } from '#src/features/charts/strip/geometry.ts';
import { type Colors, MARKS, paintChart } from '#src/features/charts/strip/paint.ts';

export interface ExcerptPainting {
  readonly chart: PlayableChart;
  readonly excerpt: Excerpt;
  readonly isPlain: boolean;
  /** In one column, to be moved past a window. */
  readonly isMoving: boolean;
}

/** How an excerpt is laid out: columns from left to right, each from its bottom upwards. */
export interface Layout {
  readonly columns: readonly Geometry[];
  readonly columnWidth: number;
  readonly width: number;
  readonly height: number;
}

const STILL = { height: 220, laneWidth: 10, leastSeconds: 2, mostColumns: 6 } as const;
const MOVING = { pxPerSecond: 130, laneWidth: 24 } as const;
const EDGE = 4;
const GAP = 10;
const PAD = 6;

export function layoutOf({ startMs, lengthMs }: Excerpt, isMoving: boolean): Layout {
  const from = startMs / SECOND_MS;
  const seconds = lengthMs / SECOND_MS;
  const each = isMoving ? seconds : Math.max(STILL.leastSeconds, seconds / STILL.mostColumns);
  const laneWidth = isMoving ? MOVING.laneWidth : STILL.laneWidth;
  const pxPerSecond = isMoving ? MOVING.pxPerSecond : STILL.height / each;
  const columns = cutsOf(seconds, each).map(
    (cut): Geometry => ({
      cut: { from: from + cut.from, to: from + Math.min(cut.to, seconds) },
      pxPerSecond,
      laneWidth,
      pad: PAD,
    }),
  );
  const columnWidth = LANES * laneWidth + 2 * EDGE;
  return {
    columns,
    columnWidth,
    width: columns.length * (columnWidth + GAP) - GAP,
    height: Math.max(...columns.map(heightOf)),
  };
}

/** All in the colour of a plain note: shapes remain. */
const inOneColour = (colors: Colors): Colors => ({
  ...colors,
  off: colors.tap,
  flick: colors.tap,
  hold: colors.tap,
  left: colors.tap,
  right: colors.tap,
  skill: colors.tap,
  ribbon: colors.half,
});

const plainly = (value: number): string => String(value);

/** Draws an excerpt; the context's unit is a pixel of the layout. Times, tempos and counts would give it away. */
export function paintExcerpt(
  context: CanvasRenderingContext2D,
  { columns, columnWidth, height }: Layout,
  { chart, isPlain }: ExcerptPainting,
  colors: Colors,
): void {
  const painting = { chart, skills: [], fever: null, hidden: MARKS, length: plainly, integer: plainly };
  for (const [at, geometry] of columns.entries()) {
    context.save();
    const high = heightOf(geometry);
    context.translate(at * (columnWidth + GAP), height - high);
    context.beginPath();
    context.rect(0, 0, columnWidth, high);
    context.clip();
    context.translate(EDGE - LEFT, 0);
    paintChart(context, geometry, painting, isPlain ? inOneColour(colors) : colors);
    context.restore();
  }
}
