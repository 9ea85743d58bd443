import { Pen } from './pen.ts';
import type { PageLook, PictureChart, PictureSupport, PictureTeam, ResultPicture } from './picture.types.ts';
import type { QrModules } from './qr-modules.ts';
import { drawThumb } from './thumb.ts';

const WIDTH = 1080;
/** More than three teams and all their words take; what is left over is cut off. */
const MAX_HEIGHT = 3_000;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
const RIGHT = WIDTH - MARGIN;

export type Images = ReadonlyMap<string, CanvasImageSource>;

function drawChart(pen: Pen, { difficulty, text }: PictureChart, right: number, y: number): number {
  const style = { size: 24, bold: true, color: '--ink' } as const;
  const width = pen.width(text, style) + 24;
  pen.box(right - width, y - 26, width, 36, 6, `--diff-${difficulty}`);
  pen.line(text, right - width + 12, y, style);
  return width + 16;
}

function drawHead(pen: Pen, picture: ResultPicture): number {
  pen.box(0, 0, WIDTH, 8, 0, '--accent');
  pen.line(picture.site, MARGIN, 66, { size: 28, bold: true, color: '--accent-text' });
  pen.line(picture.date, RIGHT, 66, { size: 22, color: '--text-2', align: 'right' });
  const taken = picture.chart ? drawChart(pen, picture.chart, RIGHT, 130) : 0;
  pen.line(picture.title, MARGIN, 130, { size: 40, bold: true }, INNER - taken);
  pen.line(picture.scoreLabel, MARGIN, 182, { size: 22, color: '--text-2' });
  const score = { size: 72, bold: true } as const;
  pen.line(picture.score, MARGIN, 252, score);
  const beside = MARGIN + pen.width(picture.score, score) + 28;
  const verdict = { size: 24, bold: true, color: picture.isProved ? '--ok' : '--warn' };
  let y = pen.lines(picture.verdict, beside, 250 - 34, verdict, RIGHT - beside);
  y = Math.max(y + 12, 296);
  for (const fact of picture.facts) y = pen.lines(fact, MARGIN, y, { size: 22, color: '--text-2' }, INNER);
  return y;
}

/** Sides of the thumbnails: the leader's is larger, as on the page. */
const sides = (isAlone: boolean) => (isAlone ? { plain: 172, leader: 212 } : { plain: 136, leader: 164 });

function drawTeam(pen: Pen, team: PictureTeam, top: number, images: Images, isAlone: boolean): number {
  let y = top;
  if (team.title !== null) {
    const taken = team.chart ? drawChart(pen, team.chart, RIGHT, y + 34) : 0;
    const score = { size: 28, bold: true, align: 'right' } as const;
    pen.line(team.score, RIGHT - taken, y + 34, score);
    const left = INNER - taken - pen.width(team.score, score) - 24;
    pen.line(team.title, MARGIN, y + 34, { size: 28, bold: true }, left);
    y += 56;
  }
  const side = sides(isAlone);
  const all = team.members.reduce((so, { isLeader }) => so + (isLeader ? side.leader : side.plain), 0);
  const gap = (INNER - all) / Math.max(1, team.members.length - 1);
  let x = MARGIN;
  for (const { card, isLeader, facts } of team.members) {
    const own = isLeader ? side.leader : side.plain;
    const middle = x + own / 2;
    const image = images.get(card.picture) ?? null;
    drawThumb(pen.context, { card, image, x, y: y + side.leader - own, side: own }, pen.look);
    const name = {
      size: 22,
      bold: true,
      align: 'center',
      color: isLeader ? '--accent-text' : '--text',
    } as const;
    pen.line(card.character, middle, y + side.leader + 32, name, own + gap / 2);
    const fact = { size: 19, color: '--text-2', align: 'center' } as const;
    pen.line(facts, middle, y + side.leader + 60, fact, own + gap - 4);
    x += own + gap;
  }
  const words = { size: 22, color: '--text-2' } as const;
  const end = pen.lines(team.facts, MARGIN, y + side.leader + 100, words, INNER) - 16;
  return team.support ? drawSupport(pen, team.support, end + 40, images) : end;
}

/** Smaller than any card that plays; names stand beside the thumbnails, as wide as five fit. */
const SUPPORT_SIDE = 72;
const SUPPORT_ROW = 5;

function drawSupport(pen: Pen, { title, cards }: PictureSupport, top: number, images: Images): number {
  pen.line(title, MARGIN, top, { size: 22, bold: true }, INNER);
  const column = INNER / SUPPORT_ROW;
  cards.forEach((card, at) => {
    const x = MARGIN + (at % SUPPORT_ROW) * column;
    const y = top + 18 + Math.floor(at / SUPPORT_ROW) * (SUPPORT_SIDE + 12);
    const image = images.get(card.picture) ?? null;
    drawThumb(pen.context, { card, image, x, y, side: SUPPORT_SIDE }, pen.look);
    const left = column - SUPPORT_SIDE - 20;
    pen.line(card.character, x + SUPPORT_SIDE + 10, y + SUPPORT_SIDE / 2 + 7, { size: 20 }, left);
  });
  return top + 18 + Math.ceil(cards.length / SUPPORT_ROW) * (SUPPORT_SIDE + 12);
}

/** A little less than what is left of it: modules are whole pixels wide, or cameras lose them. */
const CODE_SIDE = 232;

/** Black on white in both themes, in the lower right corner; returns how wide it is. */
function drawCode({ context }: Pen, code: QrModules, top: number): number {
  const unit = Math.floor(CODE_SIDE / code.length);
  const side = unit * code.length;
  const left = RIGHT - side;
  context.fillStyle = '#ffffff';
  context.fillRect(left, top, side, side);
  context.fillStyle = '#000000';
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(left + x * unit, top + y * unit, unit, unit);
  return side;
}

function drawFoot(pen: Pen, picture: ResultPicture, top: number, code: QrModules | null): number {
  pen.box(MARGIN, top, INNER, 2, 0, '--line');
  const side = code === null ? 0 : drawCode(pen, code, top + 20);
  const width = side === 0 ? INNER : INNER - side - 24;
  const style = { size: 22 } as const;
  let y = top + 40;
  for (const line of picture.items) y = pen.lines(line, MARGIN, y, style, width);
  if (picture.constraints !== '') y = pen.lines(picture.constraints, MARGIN, y + 4, style, width);
  y = pen.lines(picture.settings, MARGIN, y + 4, { ...style, color: '--text-2' }, width);
  y = pen.lines(picture.note, MARGIN, y + 8, { size: 18, color: '--text-2' }, width);
  return Math.max(y, top + 20 + side);
}

/** Draws a result, as high as its words, its teams and the code of its link need. */
export function drawPicture(
  picture: ResultPicture,
  look: PageLook,
  images: Images,
  code: QrModules | null,
): HTMLCanvasElement {
  const board = document.createElement('canvas');
  board.width = WIDTH;
  board.height = MAX_HEIGHT;
  const pen = new Pen(contextOf(board), look);
  pen.box(0, 0, WIDTH, MAX_HEIGHT, 0, '--surface');
  let y = drawHead(pen, picture) + 8;
  for (const team of picture.teams) {
    if (team.title !== null) pen.box(MARGIN, y, INNER, 2, 0, '--line');
    y = drawTeam(pen, team, y + 14, images, picture.teams.length === 1) + 14;
  }
  const height = Math.ceil(drawFoot(pen, picture, y, code) + 16);
  const cut = document.createElement('canvas');
  cut.width = WIDTH;
  cut.height = Math.min(height, MAX_HEIGHT);
  contextOf(cut).drawImage(board, 0, 0);
  return cut;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  return context;
}
