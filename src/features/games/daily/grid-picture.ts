import type { DailyMark } from '#model/games/daily';
import { Pen } from '#src/kit/picture/pen.ts';
import { blobOf, readLook } from '#src/kit/picture/save.ts';
import { saveFile } from '#src/kit/text/save-file.ts';

export interface GridWords {
  readonly site: string;
  readonly title: string;
  readonly day: string;
  readonly points: string;
  readonly streak: string;
}

const WIDTH = 640;
const HEIGHT = 360;
const EDGE = 40;
const SIDE = 88;
const GAP = 16;
/** For sharp screens. */
const SCALE = 2;

/** A round as a square: full, half or empty: readable without colour. */
function drawMark(pen: Pen, mark: DailyMark, x: number, y: number): void {
  pen.box(x, y, SIDE, SIDE, 12, '--line');
  if (mark === 'whole') pen.box(x, y, SIDE, SIDE, 12, '--ok');
  if (mark === 'part') pen.box(x, y + SIDE / 2, SIDE, SIDE / 2, 12, '--warn');
}

/** How a daily challenge went as a picture that gives nothing away, handed to the browser as a file. */
export async function saveGrid(words: GridWords, marks: readonly DailyMark[], name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser does not draw');
  context.scale(SCALE, SCALE);
  const pen = new Pen(context, readLook());
  pen.box(0, 0, WIDTH, HEIGHT, 0, '--surface');
  pen.line(words.title, EDGE, 64, { size: 30, bold: true }, WIDTH - 2 * EDGE);
  pen.line(words.day, EDGE, 100, { size: 18, color: '--text-2' });
  for (const [at, mark] of marks.entries()) drawMark(pen, mark, EDGE + at * (SIDE + GAP), 128);
  pen.line(words.points, EDGE, 264, { size: 26, bold: true });
  pen.line(words.streak, EDGE, 296, { size: 18, color: '--text-2' });
  pen.line(words.site, WIDTH - EDGE, 336, { size: 16, color: '--text-2', align: 'right' });
  saveFile(`${name}.png`, await blobOf(canvas));
}
