import type { ChartSheet } from '#model/chart/editing/sheet';
import type { Colors } from '#src/features/charts/strip/paint.ts';
import { LANES, type StageGeometry, yOfBeat, yOfSeconds } from './geometry.ts';
import { barLines, gridBeats } from './scene.ts';

export interface StageBrush {
  readonly context: CanvasRenderingContext2D;
  readonly at: StageGeometry;
  readonly colors: Colors;
  readonly font: string;
}

const MIN_LABEL_PX = 13;

function across({ context, at }: StageBrush, y: number, color: string, wide = 0): void {
  context.fillStyle = color;
  context.fillRect(at.left - wide, Math.round(y), LANES * at.laneWidth + wide, 1);
}

/** Lanes, the lines of the grid, and the numbers of bars and beats. */
export function paintGrid(brush: StageBrush, sheet: ChartSheet, grid: number): void {
  const { context, at, colors, font } = brush;
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, at.width, at.height);
  for (const beat of gridBeats(at, grid)) across(brush, yOfBeat(at, beat), colors.half);
  context.fillStyle = colors.lane;
  for (let lane = 0; lane <= LANES; lane++) {
    context.fillRect(at.left + lane * at.laneWidth, 0, 1, at.height);
  }
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  let lastLabel = Number.POSITIVE_INFINITY;
  for (const { beat, bar, count } of barLines(sheet.meters, at)) {
    const y = yOfBeat(at, beat);
    across(brush, y, colors.beat, bar === null ? 6 : 14);
    if (bar === null && lastLabel - y < MIN_LABEL_PX) continue;
    lastLabel = y;
    context.fillStyle = bar === null ? colors.label : colors.count;
    context.font = bar === null ? `11px ${font}` : `700 13px ${font}`;
    context.fillText(String(bar ?? count), at.left - 18, y);
  }
}

const TIME_EACH = [1, 2, 5, 10, 30] as const;
const MIN_TIME_PX = 70;

/** The time at the right edge, each few seconds. */
export function paintTimes(brush: StageBrush, length: (seconds: number) => string): void {
  const { context, at, colors, font } = brush;
  const each = TIME_EACH.find((seconds) => seconds * at.pxPerSecond >= MIN_TIME_PX) ?? 60;
  const to = at.from + at.height / at.pxPerSecond;
  context.font = `11px ${font}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = colors.label;
  for (let seconds = Math.max(0, Math.ceil(at.from / each) * each); seconds <= to; seconds += each) {
    context.fillText(length(seconds), at.right + 8, yOfSeconds(at, seconds));
  }
}

/** The line of the playhead with its time. */
export function paintPlayhead(brush: StageBrush, text: string): void {
  const { context, at, colors, font } = brush;
  const y = Math.round(yOfSeconds(at, at.playhead));
  if (y < -20 || y > at.height + 20) return;
  context.fillStyle = colors.flick;
  context.fillRect(0, y - 1, at.right, 2);
  context.font = `700 11px ${font}`;
  const width = context.measureText(text).width + 12;
  context.beginPath();
  context.moveTo(at.right, y);
  context.lineTo(at.right + 6, y - 8);
  context.lineTo(at.right + 6 + width, y - 8);
  context.lineTo(at.right + 6 + width, y + 8);
  context.lineTo(at.right + 6, y + 8);
  context.fill();
  context.fillStyle = colors.ground;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(text, at.right + 12, y);
}
