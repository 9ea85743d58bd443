import { n, type Point, polygon } from './svg.ts';

/**
 * Our own heavy sans, so that pictures look the same on every machine. Units: cap height 700, baseline at y = 700,
 * small letters from y = 190, descenders to 880. A glyph is solid pieces (stems, bars, diagonals cut level) and
 * strokes of one weight for everything round.
 */
export interface Glyph {
  readonly width: number;
  /** Path data to fill. */
  readonly solid: string;
  /** Path data to stroke, butt ends, with `weight`. */
  readonly curves: string;
  readonly weight: number;
}

export const CAP_HEIGHT = 700;

const CAP_STEM = 138;
const CAP_BAR = 122;
const CAP_ROUND = 130;
const LOW_STEM = 124;
const LOW_ROUND = 118;
const LOW_TOP = 190;

const box = (x: number, y: number, w: number, h: number): string =>
  polygon([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);
/** A stroke between two heights, cut level at both; x is its left edge. */
const slant = (x1: number, y1: number, x2: number, y2: number, w: number): string =>
  polygon([
    [x1, y1],
    [x1 + w, y1],
    [x2 + w, y2],
    [x2, y2],
  ]);
const shape = (...points: readonly Point[]): string => polygon(points);
const ring = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;

/** Capital pieces. */
const stem = (x: number, y1 = 0, y2 = 700): string => box(x, y1, CAP_STEM, y2 - y1);
const bar = (y: number, x1: number, x2: number, h = CAP_BAR): string => box(x1, y, x2 - x1, h);
const cap = (width: number, solid: string, curves = ''): Glyph => ({
  width,
  solid,
  curves,
  weight: CAP_ROUND,
});
/** Small-letter pieces. */
const post = (x: number, y1 = LOW_TOP, y2 = 700): string => box(x, y1, LOW_STEM, y2 - y1);
const low = (width: number, solid: string, curves = ''): Glyph => ({
  width,
  solid,
  curves,
  weight: LOW_ROUND,
});
const dot = (x: number): string => box(x, 6, LOW_STEM, 124);
const bowl = ring(216, 445, 157, 196);

const CAPITALS: Readonly<Record<string, Glyph>> = {
  A: cap(610, slant(228, 0, 0, 700, 154) + slant(228, 0, 456, 700, 154) + bar(425, 130, 480, 116)),
  B: cap(525, stem(0), 'M100 65H290A139 139 0 0 1 290 343H100M100 343H308A146 146 0 0 1 308 635H100'),
  C: cap(540, '', `M${n(497)} 158A255 285 0 1 0 ${n(497)} 542`),
  D: cap(560, stem(0), 'M100 65H250A246 285 0 0 1 250 635H100'),
  E: cap(445, stem(0) + bar(0, 0, 445) + bar(285, 0, 415) + bar(700 - CAP_BAR, 0, 445)),
  F: cap(430, stem(0) + bar(0, 0, 430) + bar(295, 0, 400)),
  G: cap(610, bar(350, 340, 610, 112), 'M505 150A258 285 0 1 0 545 390'),
  H: cap(540, stem(0) + stem(402) + bar(286, 0, 540)),
  I: cap(138, stem(0)),
  J: cap(385, stem(247, 0, 480), 'M318 470V485A150 150 0 0 1 168 635Q95 635 45 560'),
  K: cap(570, stem(0) + slant(380, 0, 100, 420, 178) + slant(212, 290, 392, 700, 170)),
  L: cap(420, stem(0) + bar(700 - CAP_BAR, 0, 420)),
  M: cap(750, stem(0) + stem(612) + slant(0, 0, 300, 600, 150) + slant(600, 0, 300, 600, 150)),
  N: cap(570, stem(0) + stem(432) + slant(0, 0, 420, 700, 150)),
  O: cap(665, '', ring(332, 350, 267, 285)),
  P: cap(520, stem(0), 'M100 65H292A162 162 0 0 1 292 389H100'),
  Q: cap(675, slant(340, 470, 500, 740, 170), ring(332, 350, 267, 285)),
  R: cap(555, stem(0) + slant(208, 380, 390, 700, 165), 'M100 65H292A158 158 0 0 1 292 381H100'),
  S: cap(
    540,
    '',
    'M470 190C430 105 365 65 284 65C168 65 100 120 100 205C100 300 190 326 280 346C385 370 476 400 476 495C476 585 395 635 284 635C180 635 105 590 62 508',
  ),
  T: cap(530, stem(196) + bar(0, 0, 530)),
  U: cap(540, stem(0, 0, 450) + stem(402, 0, 450), 'M69 440V436A201 199 0 0 0 471 436V440'),
  V: cap(610, slant(0, 0, 228, 700, 154) + slant(456, 0, 228, 700, 154)),
  W: cap(
    880,
    slant(0, 0, 180, 700, 148) +
      slant(366, 0, 180, 700, 148) +
      slant(366, 0, 552, 700, 148) +
      slant(732, 0, 552, 700, 148),
  ),
  X: cap(580, slant(0, 0, 408, 700, 172) + slant(408, 0, 0, 700, 172)),
  Y: cap(
    580,
    shape([0, 0], [168, 0], [290, 256], [412, 0], [580, 0], [359, 432], [359, 700], [221, 700], [221, 432]),
  ),
  Z: cap(510, bar(0, 0, 500) + bar(700 - CAP_BAR, 0, 510) + slant(322, 0, 0, 700, 178)),
};

const arch = (x: number, right: number): string =>
  `M${x} 440V${405}A${n((right - x) / 2)} 156 0 0 1 ${right} 405V440`;

const SMALL: Readonly<Record<string, Glyph>> = {
  a: low(432, post(308), bowl),
  b: low(432, post(0, 0), bowl),
  c: low(378, '', 'M326 322A157 196 0 1 0 326 568'),
  d: low(432, post(308, 0), bowl),
  e: low(432, box(60, 398, 330, 92), 'M373 470A157 196 0 1 0 330 575'),
  f: low(310, post(92, 180) + box(0, 196, 300, 104), 'M310 60H282A128 128 0 0 0 154 188V200'),
  g: low(432, post(308, 190, 720), `${bowl}M370 710A150 112 0 0 1 220 822Q120 822 52 770`),
  h: low(424, post(0, 0) + post(300, 420), arch(62, 362)),
  i: low(124, post(0) + dot(0)),
  j: low(176, post(52, 190, 730) + dot(52), 'M114 720A100 102 0 0 1 14 822H-20'),
  k: low(440, post(0, 0) + slant(262, 190, 74, 470, 160) + slant(150, 400, 278, 700, 158)),
  l: low(124, post(0, 0)),
  m: low(664, post(0) + post(270, 410) + post(540, 410), `${arch(62, 332)}${arch(332, 602)}`),
  n: low(424, post(0) + post(300, 420), arch(62, 362)),
  o: low(448, '', ring(224, 445, 165, 196)),
  p: low(432, post(0, 190, 880), bowl),
  q: low(432, post(308, 190, 880), bowl),
  r: low(282, post(0), 'M62 440V425A158 176 0 0 1 220 249H282'),
  s: low(
    392,
    '',
    'M338 345C308 280 255 249 196 249C115 249 72 285 72 336C72 398 130 416 196 432C268 450 332 470 332 545C332 605 278 641 198 641C128 641 76 612 48 552',
  ),
  t: low(310, post(76, 60, 520) + box(0, 196, 300, 104), 'M138 510V525A116 116 0 0 0 254 641H306'),
  u: low(424, post(300) + post(0, 190, 470), 'M62 460V485A150 156 0 0 0 362 485V460'),
  v: low(474, slant(0, 190, 167, 700, 140) + slant(334, 190, 167, 700, 140)),
  w: low(
    660,
    slant(0, 190, 130, 700, 130) +
      slant(265, 190, 130, 700, 130) +
      slant(265, 190, 400, 700, 130) +
      slant(530, 190, 400, 700, 130),
  ),
  x: low(450, slant(0, 190, 292, 700, 158) + slant(292, 190, 0, 700, 158)),
  y: low(474, slant(0, 190, 167, 700, 140) + slant(334, 190, 90, 880, 140)),
  z: low(400, box(0, 190, 395, 106) + box(0, 594, 400, 106) + slant(235, 190, 0, 700, 160)),
};

const OTHERS: Readonly<Record<string, Glyph>> = {
  '0': cap(520, '', ring(260, 350, 195, 285)),
  '1': cap(330, stem(150) + shape([150, 0], [288, 0], [288, 160], [30, 280], [0, 150])),
  '2': cap(
    500,
    bar(578, 30, 500),
    'M68 225C75 120 155 65 250 65C350 65 428 125 428 215C428 330 300 420 70 610',
  ),
  '3': cap(
    490,
    '',
    'M60 150C95 95 160 65 235 65C330 65 400 115 400 200C400 285 335 338 180 340M180 340C345 342 420 400 420 490C420 580 345 635 240 635C155 635 85 600 45 535',
  ),
  '4': cap(540, slant(270, 0, 0, 480, 160) + bar(430, 0, 540, 116) + stem(310, 230)),
  '5': cap(
    490,
    bar(0, 70, 450) + box(70, 0, 130, 345),
    'M90 338C130 300 170 280 240 280C345 280 420 345 420 455C420 565 345 635 235 635C150 635 85 600 45 535',
  ),
  '6': cap(510, '', `${ring(258, 450, 190, 185)}M68 450C68 220 180 65 400 65`),
  '7': cap(480, bar(0, 0, 470) + slant(310, 80, 90, 700, 160)),
  '8': cap(520, '', ring(260, 205, 165, 140) + ring(260, 485, 192, 150)),
  '9': cap(510, '', `${ring(252, 250, 190, 185)}M442 250C442 480 330 635 110 635`),
  '.': cap(138, box(0, 562, 138, 138)),
  ',': cap(150, shape([12, 562], [150, 562], [150, 680], [80, 820], [0, 820], [50, 700], [12, 700])),
  '!': cap(138, box(0, 0, 138, 470) + box(0, 562, 138, 138)),
  '-': cap(280, box(0, 330, 280, 116)),
  "'": cap(120, shape([0, 0], [120, 0], [100, 240], [20, 240])),
  '’': cap(120, shape([0, 0], [120, 0], [100, 240], [20, 240])),
  ':': cap(138, box(0, 190, 138, 138) + box(0, 562, 138, 138)),
  '·': cap(150, box(6, 290, 138, 138)),
  '–': cap(400, box(0, 330, 400, 116)),
  '/': cap(420, slant(270, 0, 0, 700, 130)),
  '(': cap(230, '', 'M200 0A520 520 0 0 0 200 740'),
  ')': cap(230, '', 'M30 0A520 520 0 0 1 30 740'),
  '#': cap(
    560,
    box(30, 180, 510, 96) +
      box(10, 430, 510, 96) +
      slant(170, 0, 70, 700, 100) +
      slant(390, 0, 290, 700, 100),
  ),
  '&': cap(
    600,
    '',
    'M560 690L160 230A100 100 0 0 1 240 65C360 65 370 200 270 270C150 350 70 400 70 500A150 140 0 0 0 230 640C380 640 450 520 490 360',
  ),
  '★': cap(
    720,
    shape(
      [360, -20],
      [446, 232],
      [714, 238],
      [500, 400],
      [578, 656],
      [360, 502],
      [142, 656],
      [220, 400],
      [6, 238],
      [274, 232],
    ),
  ),
  '*': { width: 340, solid: '', curves: 'M170 40V360M31 120L309 280M31 280L309 120', weight: 84 },
  '×': cap(430, '', 'M40 190L390 540M390 190L40 540'),
  '+': cap(430, box(0, 300, 430, 110) + box(160, 140, 110, 430)),
  '?': cap(
    440,
    box(140, 562, 138, 138),
    'M55 200C70 110 140 65 215 65C310 65 372 120 372 200C372 320 210 310 210 470',
  ),
};

/** Outline of a character; undefined when the alphabet has none. */
export const glyphOf = (character: string): Glyph | undefined =>
  CAPITALS[character] ?? SMALL[character] ?? OTHERS[character];
