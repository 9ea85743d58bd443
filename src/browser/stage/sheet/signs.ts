import { LANE_WIDTH } from '#model/chart/stage/geometry';
import type { StagePicture } from '../skin.ts';

/** What stands in the site's own letters, or is light and no note. */
export interface Signs {
  readonly digits: readonly StagePicture[];
  readonly combo: StagePicture;
  readonly perfect: StagePicture;
  readonly white: StagePicture;
  readonly ring: StagePicture;
  readonly glow: StagePicture;
  readonly beam: StagePicture;
}

export interface StageTexts {
  /** Below the number. */
  readonly combo: string;
  /** Flashes up at every note. */
  readonly perfect: string;
}

const NIGHT = '#0b0a10';

const asIs = (
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
  detail = Number.POSITIVE_INFINITY,
): StagePicture => ({ width, height, bodyWidth: width, bodyHeight: height, detail, draw });

/** White, so that each use gives it its colour. */
const WHITE = asIs(
  32,
  32,
  (context) => {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 32, 32);
  },
  1,
);

const RING_WIDTH = LANE_WIDTH * 1.36;
const RING_HEIGHT = RING_WIDTH * 0.38;

const RING = asIs(RING_WIDTH, RING_HEIGHT, (context) => {
  const [x, y] = [RING_WIDTH / 2, RING_HEIGHT / 2];
  context.strokeStyle = '#ffffff';
  for (const [width, alpha] of [
    [10, 0.2],
    [4.5, 1],
  ] as const) {
    context.globalAlpha = alpha;
    context.lineWidth = width;
    context.beginPath();
    context.ellipse(x, y, x - 6, y - 6, 0, 0, 2 * Math.PI);
    context.stroke();
  }
});

const GLOW = asIs(
  128,
  128,
  (context) => {
    const light = context.createRadialGradient(64, 64, 0, 64, 64, 64);
    light.addColorStop(0, '#ffffff');
    light.addColorStop(0.25, 'rgb(255 255 255 / .62)');
    light.addColorStop(0.6, 'rgb(255 255 255 / .16)');
    light.addColorStop(1, 'rgb(255 255 255 / 0)');
    context.fillStyle = light;
    context.fillRect(0, 0, 128, 128);
  },
  1,
);

/** Light that rises from a hit: bright and wide at its foot. */
const BEAM = asIs(
  128,
  128,
  (context) => {
    const up = context.createLinearGradient(0, 128, 0, 0);
    up.addColorStop(0, 'rgb(255 255 255 / .95)');
    up.addColorStop(0.35, 'rgb(255 255 255 / .35)');
    up.addColorStop(1, 'rgb(255 255 255 / 0)');
    context.fillStyle = up;
    context.fillRect(0, 0, 128, 128);
    context.globalCompositeOperation = 'destination-in';
    const across = context.createLinearGradient(0, 0, 128, 0);
    for (const [share, alpha] of [
      [0, 0],
      [0.22, 0.7],
      [0.5, 1],
      [0.78, 0.7],
      [1, 0],
    ] as const)
      across.addColorStop(share, `rgb(255 255 255 / ${alpha})`);
    context.fillStyle = across;
    context.fillRect(0, 0, 128, 128);
  },
  1,
);

interface Lettering {
  readonly font: string;
  readonly size: number;
  readonly colour: string;
  readonly spacing: number;
  readonly edge: number;
}

const measuring = (): CanvasRenderingContext2D => document.createElement('canvas').getContext('2d')!;

function setFont(context: CanvasRenderingContext2D, { font, size, spacing }: Lettering): void {
  context.font = `800 ${size}px ${font}`;
  // Browsers without it write a little narrower.
  context.letterSpacing = `${spacing}px`;
  context.textBaseline = 'alphabetic';
}

/** Letters with a dark edge; `width` puts them into a box of that width, so that numbers do not jump. */
function lettering(text: string, style: Lettering, width?: number): StagePicture {
  const context = measuring();
  setFont(context, style);
  const own = context.measureText(text).width - style.spacing;
  const allWidth = Math.ceil((width ?? own) + 2 * style.edge);
  const allHeight = Math.ceil(style.size * 1.1 + 2 * style.edge);
  return asIs(allWidth, allHeight, (target) => {
    setFont(target, style);
    target.lineJoin = 'round';
    target.strokeStyle = NIGHT;
    target.lineWidth = style.edge * 1.6;
    const [x, y] = [(allWidth - own) / 2, style.edge + style.size * 0.86];
    target.globalAlpha = 0.9;
    target.strokeText(text, x, y);
    target.globalAlpha = 1;
    target.fillStyle = style.colour;
    target.fillText(text, x, y);
  });
}

const NUMBER = { size: 82, colour: '#ffffff', spacing: 0, edge: 6 };

function digits(font: string): StagePicture[] {
  const style = { ...NUMBER, font };
  const context = measuring();
  setFont(context, style);
  const texts = Array.from({ length: 10 }, (_, digit) => String(digit));
  const widest = Math.max(...texts.map((text) => context.measureText(text).width));
  return texts.map((text) => lettering(text, style, widest));
}

/** From one digit to the next: their edges overlap. */
export const digitAdvance = ({ digits: [zero] }: Signs): number => (zero?.width ?? 0) - 2 * NUMBER.edge;

export const makeSigns = (font: string, { combo, perfect }: StageTexts): Signs => ({
  digits: digits(font),
  combo: lettering(combo, { font, size: 24, colour: '#e4dfec', spacing: 2.5, edge: 4 }),
  perfect: lettering(perfect, { font, size: 43, colour: '#ffd84a', spacing: 2, edge: 5 }),
  white: WHITE,
  ring: RING,
  glow: GLOW,
  beam: BEAM,
});
