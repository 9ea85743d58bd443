import { faded, mixed, withStops } from '../colours.ts';
import { boxCanvas, type StageView } from './view.ts';

const NIGHT = '#07080c';
/** From lamp to lamp. */
const LAMPS = 190;
const FLOOR = 676;

/** The same crowd each time: a number from 0 to 1 for each place and purpose. */
function chance(place: number, purpose: number): number {
  const wave = Math.sin(place * 127.1 + purpose * 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** Whole numbers whose place lies between the edges of the box. */
function places({ left, right }: StageView, step: number, offset: number): number[] {
  const first = Math.floor((left - offset) / step) - 1;
  const last = Math.ceil((right - offset) / step) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function ground(context: CanvasRenderingContext2D, view: StageView, colour: string): void {
  const { left, top, right, bottom } = view;
  const down = context.createLinearGradient(0, 0, 0, 750);
  context.fillStyle = withStops(down, [
    [0, mixed(colour, NIGHT, 0.84)],
    [0.55, mixed(colour, NIGHT, 0.91)],
    [1, mixed(colour, NIGHT, 0.95)],
  ]);
  context.fillRect(left, top, right - left, bottom - top);
  const haze = context.createRadialGradient(667, 560, 0, 667, 560, 900);
  context.fillStyle = withStops(haze, [
    [0, faded(colour, 0.15)],
    [0.5, faded(colour, 0.07)],
    [1, faded(colour, 0)],
  ]);
  context.fillRect(left, top, right - left, bottom - top);
}

function beam(
  context: CanvasRenderingContext2D,
  x: number,
  lean: number,
  colour: string,
  alpha: number,
): void {
  const reach = 640;
  const light = context.createLinearGradient(x, 0, x + lean, reach);
  context.fillStyle = withStops(light, [
    [0, faded(colour, alpha)],
    [0.5, faded(colour, alpha * 0.45)],
    [1, faded(colour, 0)],
  ]);
  context.beginPath();
  context.moveTo(x - 20, 14);
  context.lineTo(x + 20, 14);
  context.lineTo(x + lean + 120, reach);
  context.lineTo(x + lean - 120, reach);
  context.fill();
}

/** In a tall box the lamps hang from a dark ceiling. */
function ceiling(context: CanvasRenderingContext2D, { left, top, right }: StageView, colour: string): void {
  if (top >= 0) return;
  context.fillStyle = mixed(colour, NIGHT, 0.95);
  context.fillRect(left, top, right - left, -top);
  context.fillStyle = mixed(colour, NIGHT, 0.7);
  context.fillRect(left, -5, right - left, 5);
}

function lamps(context: CanvasRenderingContext2D, view: StageView, colour: string): void {
  for (const place of places(view, LAMPS, 97)) {
    const x = 97 + place * LAMPS;
    context.globalCompositeOperation = 'lighter';
    beam(context, x, (chance(place, 1) - 0.5) * 460, colour, 0.13);
    beam(context, x, (chance(place, 2) - 0.5) * 120, colour, 0.09);
    const shine = context.createRadialGradient(x, 22, 0, x, 22, 90);
    context.fillStyle = withStops(shine, [
      [0, faded(colour, 0.3)],
      [0.3, faded(colour, 0.1)],
      [1, faded(colour, 0)],
    ]);
    context.fillRect(x - 90, 0, 180, 120);
    context.globalCompositeOperation = 'source-over';
    context.fillStyle = mixed(colour, NIGHT, 0.58);
    context.beginPath();
    context.roundRect(x - 33, -20, 66, 42, 8);
    context.fill();
    context.fillStyle = mixed(colour, '#ffffff', 0.45);
    context.beginPath();
    context.roundRect(x - 22, 18, 44, 5, 2.5);
    context.fill();
  }
}

function stick(context: CanvasRenderingContext2D, place: number, x: number, colour: string): void {
  const lean = (chance(place, 3) - 0.5) * 34;
  const foot = FLOOR - 6 - chance(place, 4) * 12;
  const length = 44 + chance(place, 5) * 34;
  context.lineCap = 'round';
  for (const [width, alpha] of [
    [16, 0.1],
    [9, 0.2],
    [4.5, 0.85],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = faded(chance(place, 6) < 0.3 ? '#ffffff' : colour, alpha);
    context.beginPath();
    context.moveTo(x, foot);
    context.lineTo(x + lean, foot - length);
    context.stroke();
  }
}

function crowd(context: CanvasRenderingContext2D, view: StageView, colour: string): void {
  const people = places(view, 46, 0);
  for (const place of people)
    if (chance(place, 7) < 0.72) stick(context, place, place * 46 + chance(place, 8) * 20, colour);
  for (const [row, dark] of [
    [0, 0.88],
    [1, 0.95],
  ] as const) {
    context.fillStyle = mixed(colour, NIGHT, dark);
    context.beginPath();
    for (const place of people) {
      const x = place * 46 + row * 23 + chance(place, 9 + row) * 14;
      const y = FLOOR + row * 26 + chance(place, 11 + row) * 16;
      context.moveTo(x + 21, y);
      context.arc(x, y, 21, 0, 2 * Math.PI);
      context.roundRect(x - 36, y + 15, 72, 120, 26);
    }
    context.fill();
  }
  context.fillRect(view.left, FLOOR + 60, view.right - view.left, view.bottom - FLOOR);
}

/** Lamps, their light and a crowd in the colour of a band, over the whole box. */
export function drawScenery(view: StageView, resolution: number, colour: string): HTMLCanvasElement {
  const context = boxCanvas(view, resolution);
  ground(context, view, colour);
  ceiling(context, view, colour);
  lamps(context, view, colour);
  crowd(context, view, colour);
  return context.canvas;
}
