/** Where a picture lies in a texture, from 0 to 1. */
export interface TextureRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: TextureRect = { left: 0, top: 0, right: 1, bottom: 1 };

/** Floats of a corner: x, y, two coordinates of the texture times a weight, the weight, the ink. */
const CORNER = 6;
const QUAD = 4 * CORNER;

/** How much narrower than the other an edge may be; below a pixel no one sees the difference. */
const STEEPEST = 2000;

/** Corners are counted by 16 bits. */
export const MAX_QUADS = 16_384;

/**
 * Colour, opacity and light as four bytes. `light` 0 covers what is behind, 1 only adds to it: with colours multiplied by their opacity
 * one way of blending does both.
 */
export function ink(colour: number, alpha: number, light = 0): number {
  const share = Math.min(Math.max(alpha, 0), 1);
  const red = ((colour >> 16) & 255) * share;
  const green = ((colour >> 8) & 255) * share;
  const blue = (colour & 255) * share;
  const covers = 255 * share * (1 - light);
  return ((Math.round(covers) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Pictures as corners in one array, from back to front, that a graphics card takes as it is. Nothing is allocated but when it grows. */
export class Quads {
  count = 0;
  corners = new Float32Array(0);
  #inks = new Uint32Array(0);

  get capacity(): number {
    return this.corners.length / QUAD;
  }

  /** Forgets all, and makes room for that many; true when the array is another one than before. */
  begin(most: number): boolean {
    this.count = 0;
    if (most <= this.capacity || this.capacity === MAX_QUADS) return false;
    const capacity = Math.min(Math.max(64, 2 ** Math.ceil(Math.log2(most))), MAX_QUADS);
    this.corners = new Float32Array(capacity * QUAD);
    this.#inks = new Uint32Array(this.corners.buffer);
    return true;
  }

  /** An upright picture around its centre. */
  box(place: TextureRect, x: number, y: number, width: number, height: number, colour: number): void {
    if (this.count >= this.capacity) return;
    const right = x + width / 2;
    const bottom = y + height / 2;
    const left = right - width;
    const top = bottom - height;
    const at = this.#next();
    this.#corner(at, left, top, place.left, place.top, 1, colour);
    this.#corner(at + CORNER, right, top, place.right, place.top, 1, colour);
    this.#corner(at + 2 * CORNER, right, bottom, place.right, place.bottom, 1, colour);
    this.#corner(at + 3 * CORNER, left, bottom, place.left, place.bottom, 1, colour);
  }

  /** A picture between two level edges, narrower where it is farther away: it is drawn as if it lay on the floor. */
  floor(
    place: TextureRect,
    farY: number,
    farLeft: number,
    farRight: number,
    nearY: number,
    nearLeft: number,
    nearRight: number,
    farInk: number,
    nearInk: number,
  ): void {
    if (this.count >= this.capacity) return;
    const far = Math.abs(farRight - farLeft);
    const near = Math.abs(nearRight - nearLeft);
    const weight = far > 0 && near > 0 ? Math.min(Math.max(far / near, 1 / STEEPEST), STEEPEST) : 1;
    const at = this.#next();
    this.#corner(at, farLeft, farY, place.left, place.top, weight, farInk);
    this.#corner(at + CORNER, farRight, farY, place.right, place.top, weight, farInk);
    this.#corner(at + 2 * CORNER, nearRight, nearY, place.right, place.bottom, 1, nearInk);
    this.#corner(at + 3 * CORNER, nearLeft, nearY, place.left, place.bottom, 1, nearInk);
  }

  /** A picture along a line of any direction. */
  line(
    place: TextureRect,
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    thickness: number,
    colour: number,
  ): void {
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0 || this.count >= this.capacity) return;
    const acrossX = ((y0 - y1) / length) * (thickness / 2);
    const acrossY = ((x1 - x0) / length) * (thickness / 2);
    const at = this.#next();
    this.#corner(at, x0 - acrossX, y0 - acrossY, place.left, place.top, 1, colour);
    this.#corner(at + CORNER, x1 - acrossX, y1 - acrossY, place.right, place.top, 1, colour);
    this.#corner(at + 2 * CORNER, x1 + acrossX, y1 + acrossY, place.right, place.bottom, 1, colour);
    this.#corner(at + 3 * CORNER, x0 + acrossX, y0 + acrossY, place.left, place.bottom, 1, colour);
  }

  #next(): number {
    return this.count++ * QUAD;
  }

  #corner(at: number, x: number, y: number, u: number, v: number, weight: number, colour: number): void {
    this.corners[at] = x;
    this.corners[at + 1] = y;
    this.corners[at + 2] = u * weight;
    this.corners[at + 3] = v * weight;
    this.corners[at + 4] = weight;
    this.#inks[at + 5] = colour;
  }
}

/** Order in which the corners of that many pictures make two triangles each. */
export function triangles(quads: number): Uint16Array {
  const order = new Uint16Array(quads * 6);
  for (let quad = 0; quad < quads; quad++) {
    const first = quad * 4;
    order.set([first, first + 1, first + 2, first, first + 2, first + 3], quad * 6);
  }
  return order;
}
