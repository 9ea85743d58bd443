/** Paths around a centre, as skins and effects draw them. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

export function roundBar({ x, y, width, height }: Box, radius = height / 2): Path2D {
  const path = new Path2D();
  path.roundRect(x - width / 2, y - height / 2, width, height, radius);
  return path;
}

/** Points between −1 and 1, over the box. */
export function polygon({ x, y, width, height }: Box, points: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const [across, down] of points) path.lineTo(x + (across * width) / 2, y + (down * height) / 2);
  path.closePath();
  return path;
}

/** An arrowhead that points up, with a notch below. */
export const CARET: readonly Point[] = [
  [0, -1],
  [1, 0.72],
  [0, 0.36],
  [-1, 0.72],
];

/** An arrow to the right, with a notch behind. */
export const ARROW: readonly Point[] = [
  [-1, -1],
  [0.3, -1],
  [1, 0],
  [0.3, 1],
  [-1, 1],
  [-0.42, 0],
];

export const CHEVRON: readonly Point[] = [
  [-1, -1],
  [-0.1, -1],
  [1, 0],
  [-0.1, 1],
  [-1, 1],
  [0, 0],
];

export const DIAMOND: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export const STAR: readonly Point[] = Array.from({ length: 10 }, (_, index): Point => {
  const radius = index % 2 === 0 ? 1 : 0.46;
  const turn = (index * Math.PI) / 5;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
});

export const toLeft = (points: readonly Point[]): readonly Point[] => points.map(([x, y]) => [-x, y]);
