import { arc, circle, n, onCircle, type Point, path, polygon, rect } from '#model/encoding/svg/svg';
import type { Random } from '../../seeded/random.ts';

/** The solid shape behind the monogram, by the card's seed. */
type Core = (cx: number, cy: number, r: number, color: string, rng: Random) => string;

const around = (cx: number, cy: number, r: number, corners: number, turn: number): string =>
  polygon(Array.from({ length: corners }, (_, i): Point => onCircle(cx, cy, r, turn + i / corners)));

const softSquare: Core = (cx, cy, r, fill, rng) => {
  const side = r * 1.72;
  const transform = `rotate(${rng.int(-16, 16)} ${n(cx)} ${n(cy)})`;
  return rect(cx - side / 2, cy - side / 2, side, side, { rx: r * 0.24, fill, transform });
};

const scallop: Core = (cx, cy, r, fill) => {
  const bumps = Array.from({ length: 8 }, (_, i) => onCircle(cx, cy, r * 0.72, i / 8));
  return (
    circle(cx, cy, r * 0.84, { fill }) + bumps.map(([x, y]) => circle(x, y, r * 0.31, { fill })).join('')
  );
};

const CORES: readonly Core[] = [
  (cx, cy, r, fill) => circle(cx, cy, r, { fill }),
  (cx, cy, r, fill) => path(around(cx, cy, r * 1.16, 4, 0.25), { fill }),
  softSquare,
  (cx, cy, r, fill, rng) => path(around(cx, cy, r * 1.06, 6, rng.pick([0, 0.02, 0.0833, 0.05])), { fill }),
  scallop,
  (cx, cy, r, fill, rng) => path(around(cx, cy, r * 1.08, 5, 0.75 + rng.real(-0.03, 0.03)), { fill }),
];

export const drawCore: Core = (cx, cy, r, color, rng) => rng.pick(CORES)(cx, cy, r, color, rng);

/** A ring of three pieces with gaps, turned at random. */
export function drawBrokenRing(
  cx: number,
  cy: number,
  r: number,
  color: string,
  width: number,
  rng: Random,
): string {
  const turn = rng.next();
  const cuts = [0, 0.27 + 0.08 * rng.next(), 0.6 + 0.1 * rng.next(), 1];
  const pieces = [0, 1, 2].map((i) => arc(cx, cy, r, turn + cuts[i]! + 0.035, turn + cuts[i + 1]! - 0.035));
  return path(pieces.join(''), { fill: 'none', stroke: color, 'stroke-width': width });
}

/** Four-pointed sparkle. */
export function sparkle(x: number, y: number, r: number, fill: string, opacity: number): string {
  const q = r * 0.16;
  const d = `M${n(x)} ${n(y - r)}Q${n(x + q)} ${n(y - q)} ${n(x + r)} ${n(y)}Q${n(x + q)} ${n(y + q)} ${n(x)} ${n(y + r)}Q${n(x - q)} ${n(y + q)} ${n(x - r)} ${n(y)}Q${n(x - q)} ${n(y - q)} ${n(x)} ${n(y - r)}Z`;
  return path(d, { fill, opacity });
}
