import type { StageBackground } from '../live2d-stage.ts';

/** A colour that goes over into another needs few pixels more than it has steps. */
const GRADIENT_SIDE = 512;

type Size = { readonly width: number; readonly height: number };

/** From one edge to the other in a direction that turns clockwise from upwards, as in style sheets. */
function gradientOf(context: CanvasRenderingContext2D, { width, height }: Size, degrees: number) {
  const turn = (degrees * Math.PI) / 180;
  const along = (Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn))) / 2;
  const x = Math.sin(turn) * along;
  const y = -Math.cos(turn) * along;
  return context.createLinearGradient(width / 2 - x, height / 2 - y, width / 2 + x, height / 2 + y);
}

/** The part of a picture that fills a box of other proportions, from its middle. */
function coverFrom(picture: Size, box: Size) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = box.width / scale;
  const height = box.height / scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Fills the box with the background. */
function paintBackdrop(context: CanvasRenderingContext2D, background: StageBackground, box: Size): void {
  const { width, height } = box;
  context.clearRect(0, 0, width, height);
  if (background.kind === 'none') return;
  if (background.kind === 'picture') {
    const from = coverFrom(background.picture, box);
    context.drawImage(background.picture, from.x, from.y, from.width, from.height, 0, 0, width, height);
    return;
  }
  context.fillStyle = fillOf(context, background, box);
  context.fillRect(0, 0, width, height);
}

type Coloured = Extract<StageBackground, { kind: 'colour' | 'gradient' }>;

function fillOf(context: CanvasRenderingContext2D, background: Coloured, box: Size): string | CanvasGradient {
  if (background.kind === 'colour') return isColour(background.colour) ? background.colour : 'transparent';
  const gradient = gradientOf(context, box, background.degrees);
  for (const [place, colour] of [background.from, background.to].entries())
    gradient.addColorStop(place, isColour(colour) ? colour : 'transparent');
  return gradient;
}

const isColour = (text: string): boolean => CSS.supports('color', text);

/** The background as a picture in the proportions of the box; null for none. */
export function drawBackdrop(
  background: StageBackground,
  box: Size,
  sharpness: number,
): HTMLCanvasElement | null {
  if (background.kind === 'none') return null;
  const most = background.kind === 'picture' ? Number.POSITIVE_INFINITY : GRADIENT_SIDE;
  const scale = Math.min(sharpness, most / Math.max(box.width, box.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(box.width * scale));
  canvas.height = Math.max(1, Math.round(box.height * scale));
  const context = canvas.getContext('2d');
  if (context) paintBackdrop(context, background, canvas);
  return canvas;
}
