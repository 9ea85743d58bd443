import { type DrawList, SPRITES } from '#model/chart/stage/draw-list';
import {
  borderX,
  CENTRE_X,
  FAR_Y,
  LANE_WIDTH,
  LANES,
  LINE_Y,
  ratioAtY,
  yAt,
} from '#model/chart/stage/geometry';
import type { StageView } from './backdrop/view.ts';
import { rgbOf } from './colours.ts';
import { ink, type Quads } from './quads.ts';
import type { Cell, Sheet } from './sheet/sheet.ts';
import type { Skin } from './skin.ts';

/** What a frame is painted with besides its list. */
export interface Paint {
  readonly quads: Quads;
  readonly sheet: Sheet;
  /** Of hits, by place in `SPRITES`. */
  readonly colours: Uint32Array;
  readonly ribbonOpacity: number;
  /** Share of the way that is covered. */
  readonly cover: number;
  /** Nothing grows or flies. */
  readonly isStill: boolean;
  readonly digitAdvance: number;
  readonly view: StageView;
}

const WHITE = 0xffffff;
const ROSE = 0xffe6ef;
const ACCENT = 0xff6fa5;
const NIGHT = 0x08070c;
const GOLD = 0xffd84d;
const GREEN = 0x5fe09a;

const COMBO_X = 1174;
const COMBO_Y = 344;
const PERFECT_Y = 487;
const SPARKS = 7;
const TALLEST_HIT = 1.25;
/** Of the picture of a line between notes, whose middle half is the line itself. */
const THINNEST = 4;
const POP_S = 0.13;
/** The lid leaves the bright edges of the lanes free. */
const LID = 0.02;

/** Pictures that one hit, one lane and the words need at most. */
const PER_HIT = 3 + SPARKS;
const OTHERS = 2 * LANES + 24;

export const coloursOf = ({ colours }: Skin): Uint32Array =>
  Uint32Array.from(SPRITES, (sprite) => rgbOf(colours[sprite]));

/** Enough for every picture of the list. */
export const mostQuads = ({ windowCount, tieCount, ribbonCount, spriteCount, hitCount }: DrawList): number =>
  windowCount + tieCount + 3 * ribbonCount + spriteCount + PER_HIT * hitCount + OTHERS;

function laneLight({ quads, sheet }: Paint, { lanes }: DrawList): void {
  const far = 0.08;
  const nearY = LINE_Y + 260;
  const near = ratioAtY(nearY);
  for (let lane = 0; lane < LANES; lane++) {
    const light = lanes[lane] ?? 0;
    if (light <= 0) continue;
    const none = ink(WHITE, 0);
    const full = ink(ROSE, 0.26 * light, 0.6);
    const left = borderX(lane, 1);
    const right = borderX(lane + 1, 1);
    quads.floor(
      sheet.white,
      yAt(far),
      borderX(lane, far),
      borderX(lane + 1, far),
      LINE_Y,
      left,
      right,
      none,
      full,
    );
    quads.floor(
      sheet.white,
      LINE_Y,
      left,
      right,
      nearY,
      borderX(lane, near),
      borderX(lane + 1, near),
      full,
      none,
    );
  }
}

function windows({ quads, sheet }: Paint, { windows: all, windowKinds, windowCount }: DrawList): void {
  const perfect = ink(GOLD, 0.34);
  const great = ink(GREEN, 0.2);
  for (let index = 0; index < windowCount; index++) {
    const at = index * 8;
    const shade = windowKinds[index] === 1 ? perfect : great;
    quads.floor(
      sheet.white,
      all[at + 1]!,
      all[at]!,
      all[at + 2]!,
      all[at + 5]!,
      all[at + 6]!,
      all[at + 4]!,
      shade,
      shade,
    );
  }
}

function ties({ quads, sheet }: Paint, { ties: all, tieCount }: DrawList): void {
  const colour = ink(WHITE, 0.9);
  for (let at = 0; at < tieCount * 5; at += 5)
    quads.line(
      sheet.tie,
      all[at]!,
      all[at + 1]!,
      all[at + 2]!,
      all[at + 3]!,
      Math.max(2 * all[at + 4]!, THINNEST),
      colour,
    );
}

function ribbons({ quads, sheet, ribbonOpacity, isStill }: Paint, list: DrawList): void {
  const { ribbons: all, ribbonHeld, ribbonCount } = list;
  const body = ink(WHITE, ribbonOpacity);
  const lit = ink(WHITE, 0.3 * ribbonOpacity, 1);
  for (let index = 0; index < ribbonCount; index++) {
    const at = index * 8;
    const farY = all[at + 1]!;
    const nearY = all[at + 5]!;
    const farLeft = all[at]!;
    const farRight = all[at + 2]!;
    const nearRight = all[at + 4]!;
    const nearLeft = all[at + 6]!;
    quads.floor(sheet.ribbon, farY, farLeft, farRight, nearY, nearLeft, nearRight, body, body);
    if (ribbonHeld[index] !== 1) continue;
    quads.floor(sheet.ribbon, farY, farLeft, farRight, nearY, nearLeft, nearRight, lit, lit);
    if (isStill || Math.abs(nearY - LINE_Y) > 1) continue;
    const width = 1.5 * Math.abs(nearRight - nearLeft);
    quads.box(sheet.glow, (nearLeft + nearRight) / 2, LINE_Y, width, 0.42 * width, ink(WHITE, 0.5, 1));
  }
}

/** Over a box, with its own proportions. */
function fitted(quads: Quads, cell: Cell, x: number, y: number, width: number, height: number): void {
  const scale = Math.min(width / cell.bodyWidth, height / cell.bodyHeight);
  quads.box(cell, x, y, cell.width * scale, cell.height * scale, FULL);
}

const FULL = ink(WHITE, 1);

function sprites({ quads, sheet }: Paint, list: DrawList): void {
  const { sprites: all, spriteKinds, spriteLanes, spriteCount } = list;
  for (let index = 0; index < spriteCount; index++) {
    const cell = sheet.notes[spriteKinds[index]! * LANES + spriteLanes[index]!];
    const at = index * 4;
    if (cell) fitted(quads, cell, all[at]!, all[at + 1]!, all[at + 2]!, all[at + 3]!);
  }
}

/** Spread over a half circle, each with a way of its own; the same at every hit. */
function sparks({ quads, sheet }: Paint, x: number, scale: number, age: number, colour: number): void {
  const way = 1 - (1 - age) ** 3;
  const shade = ink(colour, 0.9 * (1 - age), 1);
  for (let spark = 0; spark < SPARKS; spark++) {
    const turn = (Math.PI * (spark + 0.5)) / SPARKS;
    const reach = (64 + 34 * ((spark * 5) % 3)) * scale * way;
    const size = (22 - 4 * (spark % 3)) * scale * (1 - 0.6 * age);
    const fall = 26 * scale * age * age;
    quads.box(
      sheet.glow,
      x + Math.cos(turn) * reach * 1.25,
      LINE_Y - Math.sin(turn) * reach * 0.8 + fall,
      size,
      size,
      shade,
    );
  }
}

function hits(paint: Paint, { hits: all, hitKinds, hitCount }: DrawList): void {
  const { quads, sheet, colours, isStill } = paint;
  const { ring, glow, beam } = sheet;
  for (let index = 0; index < hitCount; index++) {
    const x = all[index * 3]!;
    const wide = all[index * 3 + 1]! / LANE_WIDTH;
    // Notes over several lanes light up no higher than others.
    const high = Math.min(wide, TALLEST_HIT);
    const age = all[index * 3 + 2]!;
    const colour = colours[hitKinds[index]!]!;
    const left = 1 - age;
    const size = isStill ? 1 : 0.7 + 0.5 * (1 - left ** 3);
    const flash = ink(WHITE, 0.8 * left * left, 0.9);
    quads.box(glow, x, LINE_Y, ring.width * wide, ring.height * high * 0.9, flash);
    quads.box(ring, x, LINE_Y, ring.width * wide * size, ring.height * high * size, ink(colour, left ** 0.8));
    if (isStill) continue;
    const height = 210 * high;
    const across = LANE_WIDTH * wide * (0.75 + 0.25 * left);
    quads.box(beam, x, LINE_Y - height / 2, across, height, ink(colour, 0.62 * left * left, 1));
    sparks(paint, x, high, age, colour);
  }
}

/** Large at once, then quickly of its usual size. */
function pop(sinceHit: number, isStill: boolean, most: number): number {
  if (isStill || sinceHit >= POP_S) return 1;
  const left = 1 - sinceHit / POP_S;
  return 1 + most * left * left;
}

function comboNumber({ quads, sheet, digitAdvance }: Paint, combo: number, scale: number): void {
  let count = 1;
  for (let rest = combo; rest >= 10; rest = Math.floor(rest / 10)) count += 1;
  const step = digitAdvance * scale;
  let x = COMBO_X + ((count - 1) * step) / 2;
  for (let rest = combo, done = 0; done < count; done++, rest = Math.floor(rest / 10), x -= step) {
    const digit = sheet.digits[rest % 10]!;
    quads.box(digit, x, COMBO_Y, digit.width * scale, digit.height * scale, FULL);
  }
}

/** Words of other languages may be long. */
const wordScale = (cell: Cell, most: number): number => Math.min(1, most / cell.width);

function words(paint: Paint, { combo, sinceHit }: DrawList): void {
  if (combo <= 0) return;
  const { quads, sheet, isStill } = paint;
  comboNumber(paint, combo, pop(sinceHit, isStill, 0.1));
  const label = sheet.combo;
  const small = wordScale(label, 280);
  quads.box(label, COMBO_X, COMBO_Y + 62, label.width * small, label.height * small, FULL);
  const left = Math.min(1, (0.7 - sinceHit) / 0.2);
  if (left <= 0) return;
  const { perfect } = sheet;
  const size = wordScale(perfect, 420) * pop(sinceHit, isStill, 0.22);
  quads.box(perfect, CENTRE_X, PERFECT_Y, perfect.width * size, perfect.height * size, ink(WHITE, left));
}

/** A lid over the far part of the lanes, soft towards its edge, which is marked. */
function lid({ quads, sheet, cover, view }: Paint): void {
  if (cover <= 0) return;
  const from = ratioAtY(Math.max(view.top, 0));
  const edgeY = FAR_Y + (LINE_Y - FAR_Y) * Math.min(cover, 1);
  const edge = ratioAtY(edgeY);
  const soft = Math.max(from, ratioAtY(edgeY - 36));
  const dark = ink(NIGHT, 1);
  const less = ink(NIGHT, 0.93);
  const { white } = sheet;
  const left = borderX(LID, soft);
  const right = borderX(LANES - LID, soft);
  const farLeft = borderX(LID, from);
  const farRight = borderX(LANES - LID, from);
  const edgeLeft = borderX(LID, edge);
  const edgeRight = borderX(LANES - LID, edge);
  quads.floor(white, yAt(from), farLeft, farRight, yAt(soft), left, right, dark, dark);
  quads.floor(white, yAt(soft), left, right, edgeY, edgeLeft, edgeRight, dark, less);
  quads.line(white, edgeLeft, edgeY, edgeRight, edgeY, 2.5, ink(ACCENT, 0.75));
}

/** All that moves, from back to front. */
export function paintFrame(paint: Paint, list: DrawList): void {
  laneLight(paint, list);
  windows(paint, list);
  ties(paint, list);
  ribbons(paint, list);
  sprites(paint, list);
  lid(paint);
  hits(paint, list);
  words(paint, list);
}
