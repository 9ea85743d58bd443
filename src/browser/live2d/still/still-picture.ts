import { onCanvas } from '../stage/picture-quad.ts';

const MAX_SIDE = 2_048;
const OUTLINE = { width: 500, height: 1_000 } as const;

async function load(address: string): Promise<HTMLCanvasElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, MAX_SIDE / Math.max(naturalWidth, naturalHeight));
  return onCanvas(picture, Math.max(1, naturalWidth * scale), Math.max(1, naturalHeight * scale));
}

/** Head and shoulders of no one, in a grey that shows on light and dark. */
function outline(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = OUTLINE.width;
  canvas.height = OUTLINE.height;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = '#8d86a3';
  context.beginPath();
  context.ellipse(250, 190, 105, 125, 0, 0, 2 * Math.PI);
  context.fill();
  context.beginPath();
  context.moveTo(150, 1_000);
  context.bezierCurveTo(60, 700, 40, 380, 250, 345);
  context.bezierCurveTo(460, 380, 440, 700, 350, 1_000);
  context.fill();
  return canvas;
}

/** The picture at an address, or an outline where none is or comes. */
export async function stillPicture(address: string | null): Promise<HTMLCanvasElement> {
  try {
    return address === null ? outline() : await load(address);
  } catch {
    return outline();
  }
}
