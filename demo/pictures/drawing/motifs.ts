import { circle, n, path, polygon, rect } from '#model/encoding/svg/svg';
import type { Attribute } from '#model/vocabulary/attributes';
import type { Random } from '../../seeded/random.ts';

/** A picture's frame in its own units: the height is always 100. */
export interface MotifFrame {
  readonly width: number;
  /** Middle of the core. */
  readonly cx: number;
  readonly cy: number;
}

type Motif = (frame: MotifFrame, color: string, rng: Random) => string;

/** Five shards rising from the floor. */
const shards: Motif = ({ width }, color, rng) =>
  Array.from({ length: 5 }, (_, i) => {
    const middle = (width * (i + 0.5)) / 5 + rng.real(-6, 6);
    const half = rng.real(0.055, 0.085) * width + 3;
    const tip = middle + rng.real(-14, 14);
    const top = rng.real(8, 58);
    return path(
      polygon([
        [middle - half, 102],
        [tip, top],
        [middle + half, 102],
      ]),
      { fill: color, opacity: rng.real(0.45, 0.85) },
    );
  }).join('');

/** Five rings that spread from a point on the floor. */
const rings: Motif = ({ width, cx }, color, rng) => {
  const x = cx + rng.real(-0.34, 0.34) * width;
  const y = rng.real(84, 98);
  const step = rng.real(13, 16.5) * (width > 100 ? 1.15 : 1);
  return Array.from({ length: 5 }, (_, i) =>
    circle(x, y, step * (i + 0.85), {
      fill: 'none',
      stroke: color,
      'stroke-width': 4.2,
      opacity: 0.9 - i * 0.1,
    }),
  ).join('');
};

/** Sixteen dots and strips of confetti. */
const confetti: Motif = ({ width }, color, rng) =>
  Array.from({ length: width > 100 ? 26 : 16 }, () => {
    const x = rng.real(2, width - 2);
    const y = rng.real(2, 98);
    const opacity = rng.real(0.45, 0.85);
    if (rng.chance(0.5)) return circle(x, y, rng.real(1.6, 3.6), { fill: color, opacity });
    return rect(x - 4, y - 1.5, rng.real(6, 10), 3.2, {
      rx: 0.8,
      fill: color,
      opacity,
      transform: `rotate(${rng.int(-70, 70)} ${n(x)} ${n(y)})`,
    });
  }).join('');

/** Four waves, one before the other. */
const waves: Motif = ({ width }, color, rng) =>
  Array.from({ length: 4 }, (_, i) => {
    const y = 44 + i * 15 + rng.real(-3, 3);
    const swell = rng.real(5, 9);
    const length = width * rng.real(0.42, 0.62);
    const shift = -rng.real(0.1, 1) * length;
    let d = `M${n(shift)} ${n(y)}`;
    for (let x = shift; x < width + length; x += length) {
      const q = length / 4;
      d += `q${n(q)} ${n(-swell)} ${n(q * 2)} 0t${n(q * 2)} 0`;
    }
    return path(`${d}V102H-${n(length)}Z`, { fill: color, opacity: 0.36 + i * 0.08 });
  }).join('');

const MOTIFS: Readonly<Record<Attribute, Motif>> = {
  powerful: shards,
  cool: rings,
  happy: confetti,
  pure: waves,
};

/** What lies behind the core: the picture's attribute without a word. */
export const drawMotif = (attribute: Attribute, frame: MotifFrame, color: string, rng: Random): string =>
  MOTIFS[attribute](frame, color, rng);

/** Stage lights: flat cones from the top edge, one less than the card has stars. */
export function drawLights(
  count: number,
  frame: MotifFrame,
  color: string,
  opacity: number,
  rng: Random,
): string {
  return Array.from({ length: count }, (_, i) => {
    const from = frame.width * ((i + 0.5) / count + rng.real(-0.08, 0.08));
    const to = from + rng.real(-0.35, 0.35) * frame.width;
    const spread = rng.real(13, 20) * (frame.width / 130);
    const d = polygon([
      [from - 2.6, -1],
      [from + 2.6, -1],
      [to + spread, 101],
      [to - spread, 101],
    ]);
    return path(d, { fill: color, opacity });
  }).join('');
}
