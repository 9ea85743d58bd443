/** A corner of a triangle: where it stands, and where it is in the picture, in its pixels. */
export interface Corner {
  x: number;
  y: number;
  u: number;
  v: number;
}

/** Neighbours overlap by so many pixels: the edges of a clip are soft, and what is behind would show between two of them. */
const OVERLAP = 0.7;
/** Of the picture around a triangle, for the overlap and for soft edges. */
const MARGIN = 2;

/** Draws the part of a picture between three of its points between three points of the canvas. */
export function drawTriangle(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  [a, b, c]: readonly [Corner, Corner, Corner],
  pixel: number,
): void {
  const area = (b.u - a.u) * (c.v - a.v) - (c.u - a.u) * (b.v - a.v);
  if (area === 0) return;
  const left = Math.max(0, Math.floor(Math.min(a.u, b.u, c.u)) - MARGIN);
  const top = Math.max(0, Math.floor(Math.min(a.v, b.v, c.v)) - MARGIN);
  const width = Math.min(picture.width, Math.ceil(Math.max(a.u, b.u, c.u)) + MARGIN) - left;
  const height = Math.min(picture.height, Math.ceil(Math.max(a.v, b.v, c.v)) + MARGIN) - top;
  if (width <= 0 || height <= 0) return;
  const across = (one: number, two: number) => (one * (c.v - a.v) - two * (b.v - a.v)) / area;
  const down = (one: number, two: number) => (two * (b.u - a.u) - one * (c.u - a.u)) / area;
  const xu = across(b.x - a.x, c.x - a.x);
  const xv = down(b.x - a.x, c.x - a.x);
  const yu = across(b.y - a.y, c.y - a.y);
  const yv = down(b.y - a.y, c.y - a.y);
  const middleX = (a.x + b.x + c.x) / 3;
  const middleY = (a.y + b.y + c.y) / 3;
  context.save();
  context.beginPath();
  for (const { x, y } of [a, b, c]) {
    const far = Math.hypot(x - middleX, y - middleY);
    const out = far === 0 ? 0 : (OVERLAP * pixel) / far;
    context.lineTo(x + (x - middleX) * out, y + (y - middleY) * out);
  }
  context.clip();
  context.transform(xu, yu, xv, yv, a.x - xu * a.u - xv * a.v, a.y - yu * a.u - yv * a.v);
  context.drawImage(picture, left, top, width, height, left, top, width, height);
  context.restore();
}
