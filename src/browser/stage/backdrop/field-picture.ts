import { STAGE_HEIGHT } from '#model/chart/stage/draw-list';
import { borderX, CENTRE_X, LANE_WIDTH, LANES, LINE_Y, ratioAtY, yAt } from '#model/chart/stage/geometry';
import { faded, withStops } from '../colours.ts';
import type { Drawable, FieldPictures } from '../skin.ts';
import { boxCanvas, type StageView } from './view.ts';

const ACCENT = '#ff6fa5';
const LANE_COLOURS = ['#17151e', '#0f0d14'] as const;
/** Half of the line, in lanes. */
const LINE_REACH = 3.68;
/** What a skin's pictures of the lanes and of the line span to each side, in lanes (reference R79). */
const LANES_PICTURE = 4.375 * 0.865;
const LINE_PICTURE = 4.375 * 1.335;

interface Ends {
  readonly far: number;
  readonly near: number;
}

function lanePath(context: CanvasRenderingContext2D, from: number, to: number, { far, near }: Ends): void {
  context.beginPath();
  context.moveTo(borderX(from, far), yAt(far));
  context.lineTo(borderX(to, far), yAt(far));
  context.lineTo(borderX(to, near), yAt(near));
  context.lineTo(borderX(from, near), yAt(near));
  context.closePath();
}

function borderLine(context: CanvasRenderingContext2D, border: number, { far, near }: Ends): void {
  context.beginPath();
  context.moveTo(borderX(border, far), yAt(far));
  context.lineTo(borderX(border, near), yAt(near));
  context.stroke();
}

function laneFloors(context: CanvasRenderingContext2D, ends: Ends): void {
  for (let lane = 0; lane < LANES; lane++) {
    context.fillStyle = faded(LANE_COLOURS[lane % 2 === 0 ? 0 : 1]!, 0.96);
    lanePath(context, lane, lane + 1, ends);
    context.fill();
  }
  const depth = context.createLinearGradient(0, 0, 0, LINE_Y);
  context.fillStyle = withStops(depth, [
    [0, 'rgb(5 4 8 / .82)'],
    [0.45, 'rgb(5 4 8 / .22)'],
    [0.85, 'rgb(5 4 8 / 0)'],
  ]);
  lanePath(context, 0, LANES, ends);
  context.fill();
}

function laneLines(context: CanvasRenderingContext2D, ends: Ends): void {
  const lines = context.createLinearGradient(0, 0, 0, LINE_Y);
  context.strokeStyle = withStops(lines, [
    [0, 'rgb(255 255 255 / .07)'],
    [1, 'rgb(255 255 255 / .26)'],
  ]);
  context.lineWidth = 1.3;
  for (let border = 1; border < LANES; border++) borderLine(context, border, ends);
  for (const border of [0, LANES]) {
    for (const [width, alpha] of [
      [14, 0.1],
      [8, 0.16],
      [3.4, 0.95],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = faded(ACCENT, alpha);
      borderLine(context, border, ends);
    }
  }
}

function bar(context: CanvasRenderingContext2D, reach: number, height: number, style: string): void {
  context.fillStyle = style;
  context.beginPath();
  const half = reach * LANE_WIDTH;
  context.roundRect(CENTRE_X - half, LINE_Y - height / 2, 2 * half, height, height / 2);
  context.fill();
}

function hitLine(context: CanvasRenderingContext2D): void {
  bar(context, LINE_REACH + 0.08, 44, faded(ACCENT, 0.07));
  bar(context, LINE_REACH, 24, faded(ACCENT, 0.36));
  bar(context, LINE_REACH - 0.05, 7, '#ffc9dd');
  bar(context, LINE_REACH - 0.07, 2.6, '#ffffff');
  for (let lane = 0; lane < LANES; lane++) {
    context.beginPath();
    context.arc(borderX(lane + 0.5, 1), LINE_Y, 7.5, 0, 2 * Math.PI);
    context.fillStyle = '#0b0a10';
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = '#f4e9f0';
    context.stroke();
  }
}

function lanesPicture(context: CanvasRenderingContext2D, { image }: Drawable): void {
  const half = LANES_PICTURE * LANE_WIDTH;
  const top = yAt(0.015);
  context.drawImage(image, CENTRE_X - half, top, 2 * half, LINE_Y - top);
}

function linePicture(context: CanvasRenderingContext2D, { image, width, height }: Drawable): void {
  const half = LINE_PICTURE * LANE_WIDTH;
  const tall = (2 * half * height) / width;
  context.drawImage(image, CENTRE_X - half, LINE_Y - tall / 2, 2 * half, tall);
}

/** In a tall box the lanes go on below the stage and end in the dark. */
function fadeBelow(context: CanvasRenderingContext2D, { left, right, bottom }: StageView): void {
  if (bottom <= STAGE_HEIGHT) return;
  const down = context.createLinearGradient(0, STAGE_HEIGHT - 40, 0, bottom);
  context.fillStyle = withStops(down, [
    [0, 'rgb(7 8 12 / 0)'],
    [1, 'rgb(7 8 12 / .94)'],
  ]);
  context.fillRect(left, STAGE_HEIGHT - 40, right - left, bottom);
}

/** Lanes and the line, down to the lower edge of the box; the rest is clear. */
export function drawField(
  view: StageView,
  resolution: number,
  pictures: FieldPictures | null,
): HTMLCanvasElement {
  const context = boxCanvas(view, resolution);
  const ends = { far: ratioAtY(Math.max(view.top, 0)), near: ratioAtY(view.bottom + 1) };
  if (pictures?.lanes) lanesPicture(context, pictures.lanes);
  else {
    laneFloors(context, ends);
    laneLines(context, ends);
  }
  if (pictures?.line) linePicture(context, pictures.line);
  else hitLine(context);
  fadeBelow(context, view);
  return context.canvas;
}
