import type { Sprite } from '#model/chart/stage/draw-list';
import { faded, mixed } from './colours.ts';
import { ARROW, type Box, CARET, CHEVRON, DIAMOND, polygon, roundBar, STAR, toLeft } from './shapes.ts';
import type { Skin, StagePicture } from './skin.ts';

type Draw = (context: CanvasRenderingContext2D, body: Box, colour: string) => void;

/** Room around a body for its edge and its glow. */
const MARGIN = 12;
const NOTE = { width: 144, height: 29 };
const SHAPES: Readonly<Record<Sprite, { readonly width: number; readonly height: number }>> = {
  tap: NOTE,
  offBeat: NOTE,
  flick: NOTE,
  skill: NOTE,
  hold: NOTE,
  tick: NOTE,
  left: { width: 84, height: 66 },
  right: { width: 84, height: 66 },
  flickTop: { width: 88, height: 46 },
  leftTop: { width: 40, height: 52 },
  rightTop: { width: 40, height: 52 },
};

const NIGHT = '#0b0a10';

function picture(sprite: Sprite, colour: string, draw: Draw): StagePicture {
  const { width, height } = SHAPES[sprite];
  const [allWidth, allHeight] = [width + 2 * MARGIN, height + 2 * MARGIN];
  return {
    width: allWidth,
    height: allHeight,
    bodyWidth: width,
    bodyHeight: height,
    detail: Number.POSITIVE_INFINITY,
    draw: (context) => draw(context, { x: allWidth / 2, y: allHeight / 2, width, height }, colour),
  };
}

const smaller = (body: Box, edge: number): Box => ({
  ...body,
  width: body.width - 2 * edge,
  height: body.height - 2 * edge,
});

function fill(context: CanvasRenderingContext2D, path: Path2D, style: string | CanvasGradient): void {
  context.fillStyle = style;
  context.fill(path);
}

function outline(context: CanvasRenderingContext2D, path: Path2D, style: string, width: number): void {
  context.strokeStyle = style;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.stroke(path);
}

/** Dark all around, then light: it stands out before lanes, lights and other notes. */
function glowing(context: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  context.save();
  context.shadowColor = colour;
  context.shadowBlur = MARGIN * 0.9 * context.getTransform().a;
  outline(context, path, NIGHT, 5);
  context.restore();
  outline(context, path, NIGHT, 5);
}

function shaded(context: CanvasRenderingContext2D, { y, height }: Box, colour: string): CanvasGradient {
  const gradient = context.createLinearGradient(0, y - height / 2, 0, y + height / 2);
  gradient.addColorStop(0, mixed(colour, '#ffffff', 0.38));
  gradient.addColorStop(0.45, colour);
  gradient.addColorStop(1, mixed(colour, '#000000', 0.22));
  return gradient;
}

function bar(context: CanvasRenderingContext2D, body: Box, colour: string): void {
  const path = roundBar(smaller(body, 2));
  glowing(context, path, colour);
  fill(context, path, shaded(context, body, colour));
  outline(context, path, mixed(colour, '#ffffff', 0.78), 2.5);
}

function dash(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  fill(context, roundBar({ x, y, width: width * 0.46, height: height * 0.22 }), '#ffffff');
}

const tap: Draw = (context, body, colour) => {
  bar(context, body, colour);
  dash(context, body);
};

const tick: Draw = (context, body, colour) => bar(context, smaller(body, 1), colour);

const skill: Draw = (context, body, colour) => {
  bar(context, body, colour);
  const star = polygon({ ...body, width: body.height * 0.82, height: body.height * 0.82 }, STAR);
  const { x, y, width, height } = body;
  for (const side of [-1, 1]) {
    const piece = { x: x + side * width * 0.24, y, width: width * 0.2, height: height * 0.18 };
    fill(context, roundBar(piece), '#ffffff');
  }
  fill(context, star, '#ffffff');
  outline(context, star, '#7a5c00', 1.5);
};

const cut =
  (points: Parameters<typeof polygon>[1]): Draw =>
  (context, body, colour) => {
    const path = polygon(smaller(body, 2), points);
    glowing(context, path, colour);
    fill(context, path, shaded(context, body, colour));
    outline(context, path, mixed(colour, '#ffffff', 0.78), 2.5);
  };

/** Shapes that differ even without colour. */
const hollow: Draw = (context, body, colour) => {
  const path = roundBar(smaller(body, 3));
  outline(context, path, NIGHT, 9);
  fill(context, path, NIGHT);
  outline(context, path, colour, 4);
  fill(context, roundBar({ ...body, width: body.width * 0.3, height: 6 }), colour);
};

const solid =
  (points: Parameters<typeof polygon>[1]): Draw =>
  (context, body, colour) => {
    const path = polygon(smaller(body, 3), points);
    outline(context, path, NIGHT, 10);
    outline(context, path, '#ffffff', 5);
    fill(context, path, colour);
  };

function plain(context: CanvasRenderingContext2D, body: Box, colour: string): void {
  const path = roundBar(smaller(body, 3), 7);
  outline(context, path, NIGHT, 10);
  outline(context, path, '#ffffff', 5);
  fill(context, path, colour);
}

/** A mark in the middle of a bar. */
const marked =
  (points: Parameters<typeof polygon>[1], wide: number): Draw =>
  (context, body, colour) => {
    plain(context, body, colour);
    fill(context, polygon({ ...body, width: wide, height: body.height * 0.62 }, points), NIGHT);
  };

const knobbed: Draw = (context, body, colour) => {
  plain(context, body, colour);
  const { x, y, width, height } = body;
  for (const side of [-1, 1]) {
    const knob = { x: x + side * (width / 2 - height * 0.6), y, width: height * 0.5, height: height * 0.5 };
    fill(context, roundBar(knob), NIGHT);
  }
};

const thick: Draw = (context, body, colour) => {
  const middle = { ...body, width: body.width * 0.42 };
  solid(DIAMOND)(context, { ...middle, height: body.height }, colour);
};

interface Style {
  readonly name: string;
  readonly colours: Readonly<Record<Sprite, string>>;
  readonly draws: Readonly<Record<Sprite, Draw>>;
  readonly ribbon: string;
}

/** Soft at both edges, so that a slanted ribbon has no steps. */
const ribbon = (colour: string): StagePicture => ({
  width: 64,
  height: 64,
  bodyWidth: 64,
  bodyHeight: 64,
  detail: 1,
  draw: (context) => {
    const across = context.createLinearGradient(0, 0, 64, 0);
    const clear = faded(colour, 0);
    const light = mixed(colour, '#ffffff', 0.4);
    const body = faded(colour, 0.84);
    const stops = [
      [0, clear],
      [0.02, light],
      [0.055, light],
      [0.075, body],
      [0.5, faded(colour, 0.7)],
      [0.925, body],
      [0.945, light],
      [0.98, light],
      [1, clear],
    ] as const;
    for (const [share, stop] of stops) across.addColorStop(share, stop);
    context.fillStyle = across;
    context.fillRect(0, 0, 64, 64);
  },
});

const TIE: StagePicture = {
  width: 64,
  height: 32,
  bodyWidth: 64,
  bodyHeight: 16,
  detail: 1,
  draw: (context) => {
    const down = context.createLinearGradient(0, 0, 0, 32);
    for (const [share, alpha] of [
      [0, 0],
      [0.3, 0.25],
      [0.4, 1],
      [0.6, 1],
      [0.7, 0.25],
      [1, 0],
    ] as const)
      down.addColorStop(share, `rgb(255 255 255 / ${alpha})`);
    context.fillStyle = down;
    context.fillRect(0, 0, 64, 32);
  },
};

function drawnSkin({ name, colours, draws, ribbon: ribbonColour }: Style): Skin {
  const pictures = new Map<Sprite, StagePicture>();
  for (const sprite of Object.keys(draws) as Sprite[])
    pictures.set(sprite, picture(sprite, colours[sprite], draws[sprite]));
  return {
    name,
    picture: (sprite) => pictures.get(sprite)!,
    ribbon: ribbon(ribbonColour),
    tie: TIE,
    colours,
    field: null,
  };
}

export const SETORI_SKIN: Skin = drawnSkin({
  name: 'setori',
  ribbon: '#5fe09a',
  colours: {
    tap: '#58b7ff',
    offBeat: '#c3cfe0',
    flick: '#ff6fa5',
    skill: '#ffd84a',
    hold: '#5fe09a',
    tick: '#5fe09a',
    left: '#b78cff',
    right: '#ff9d4d',
    flickTop: '#ff6fa5',
    leftTop: '#b78cff',
    rightTop: '#ff9d4d',
  },
  draws: {
    tap,
    offBeat: tap,
    flick: tap,
    skill,
    hold: tap,
    tick,
    left: cut(toLeft(ARROW)),
    right: cut(ARROW),
    flickTop: cut(CARET),
    leftTop: cut(toLeft(CHEVRON)),
    rightTop: cut(CHEVRON),
  },
});

/** Colours that differ to every kind of sight, and shapes that need none. */
export const CONTRAST_SKIN: Skin = drawnSkin({
  name: 'contrast',
  ribbon: '#2fd3a2',
  colours: {
    tap: '#56b4e9',
    offBeat: '#ffffff',
    flick: '#e69f00',
    skill: '#f0e442',
    hold: '#2fd3a2',
    tick: '#2fd3a2',
    left: '#d98fbd',
    right: '#f0702e',
    flickTop: '#e69f00',
    leftTop: '#d98fbd',
    rightTop: '#f0702e',
  },
  draws: {
    tap: plain,
    offBeat: hollow,
    flick: marked(CARET, 34),
    skill: marked(STAR, 20),
    hold: knobbed,
    tick: thick,
    left: solid(toLeft(ARROW)),
    right: solid(ARROW),
    flickTop: solid(CARET),
    leftTop: solid(toLeft(CHEVRON)),
    rightTop: solid(CHEVRON),
  },
});

/** Skins of the simulator, by name (reference R79). */
export const DRAWN_SKINS: readonly Skin[] = [SETORI_SKIN, CONTRAST_SKIN];
