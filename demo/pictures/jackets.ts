import { ACCENTS, bandColor, DAY, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, n, type Point, path, polygon, rect, svg } from '#model/encoding/svg/svg';
import { drawRun, widthOf } from '#model/encoding/svg/text';
import { type Random, random } from '../seeded/random.ts';
import { sparkle } from './drawing/cores.ts';

export interface JacketPicture {
  readonly songId: number;
  readonly bandId: number;
  /** Title in Latin letters. */
  readonly title: string;
  /** 0 for the first picture of a song, 1 for its second. */
  readonly edition: number;
}

interface Tones {
  readonly ground: string;
  readonly first: string;
  readonly second: string;
  readonly pale: string;
}

type Figure = (tones: Tones, rng: Random) => string;

const rings: Figure = ({ first, second, pale }, rng) => {
  const [x, y] = [rng.real(30, 70), rng.real(34, 62)];
  const step = rng.real(9, 13);
  const order = [first, second, first, second, pale];
  return order.map((fill, i) => circle(x, y, step * (order.length - i) + 2, { fill })).join('');
};

const bars: Figure = ({ first, second, pale }, rng) => {
  const count = rng.int(7, 11);
  const width = 92 / count;
  return Array.from({ length: count }, (_, i) => {
    const height = rng.real(18, 76);
    const fill = [first, second, pale][rng.int(0, 5)] ?? first;
    return rect(4 + i * width + width * 0.14, 88 - height, width * 0.72, height, { rx: width * 0.2, fill });
  }).join('');
};

const peak: Figure = ({ first, second, pale }, rng) => {
  const top = rng.real(22, 40);
  const x = rng.real(36, 64);
  const side: readonly Point[] = [
    [x, top],
    [x + 44, 102],
    [x + 4, 102],
  ];
  return (
    path(
      polygon([
        [x, top],
        [x + 44, 102],
        [x - 44, 102],
      ]),
      { fill: first },
    ) +
    path(polygon(side), { fill: second }) +
    circle(x, top + rng.real(14, 30), rng.real(6, 11), { fill: pale })
  );
};

const waves: Figure = ({ first, second, pale, ground }, rng) => {
  const moon = circle(rng.real(24, 76), rng.real(20, 34), rng.real(7, 13), { fill: pale });
  const layers = [mix(first, ground, 0.45), first, second, mix(second, ground, 0.4)];
  return (
    moon +
    layers
      .map((fill, i) => {
        const y = 44 + i * 15;
        const shift = rng.real(0, 50);
        const swell = rng.real(5, 9);
        return path(`M${n(-shift)} ${y}q25 ${n(-swell)} 50 0t50 0t50 0t50 0V104H${n(-shift)}Z`, { fill });
      })
      .join('')
  );
};

/** A planet whose rings pass behind it above and before it below. */
const orbit: Figure = ({ first, second, pale }, rng) => {
  const tilt = rng.int(-40, 40);
  const half = (r: number, stroke: string, front: boolean): string =>
    path(`M${n(50 - r)} 50A${n(r)} ${n(r * 0.36)} 0 0 ${front ? 0 : 1} ${n(50 + r)} 50`, {
      fill: 'none',
      stroke,
      'stroke-width': 2.8,
      transform: `rotate(${tilt} 50 50)`,
    });
  const rings = (front: boolean): string => half(44, second, front) + half(34, pale, front);
  return (
    rings(false) +
    circle(50, 50, rng.real(17, 24), { fill: first }) +
    circle(44, 44, 5, { fill: pale, opacity: 0.7 }) +
    rings(true) +
    circle(rng.real(12, 30), rng.real(16, 34), 4.5, { fill: second })
  );
};

const tiles: Figure = ({ first, second, pale, ground }, rng) => {
  const cells = 5;
  const side = 84 / cells;
  return Array.from({ length: cells * cells }, (_, i) => {
    const [x, y] = [8 + (i % cells) * side, 8 + Math.floor(i / cells) * side];
    const fill = rng.pick([first, first, second, pale, mix(first, ground, 0.6), mix(second, ground, 0.6)]);
    if (rng.chance(0.45)) return rect(x + 0.7, y + 0.7, side - 1.4, side - 1.4, { rx: 1.5, fill });
    if (rng.chance(0.5)) return circle(x + side / 2, y + side / 2, side / 2 - 0.7, { fill });
    return path(
      polygon([
        [x + 0.7, y + side - 0.7],
        [x + side - 0.7, y + 0.7],
        [x + side - 0.7, y + side - 0.7],
      ]),
      { fill },
    );
  }).join('');
};

const rays: Figure = ({ first, second, pale }, rng) => {
  const [x, y] = [rng.real(30, 70), rng.real(58, 84)];
  const count = rng.int(9, 15);
  const beams = Array.from({ length: count }, (_, i) => {
    const a = Math.PI * (1 + (i + 0.15) / count);
    const b = Math.PI * (1 + (i + 0.75) / count);
    const points: Point[] = [
      [x, y],
      [x + 130 * Math.cos(a), y + 130 * Math.sin(a)],
      [x + 130 * Math.cos(b), y + 130 * Math.sin(b)],
    ];
    return path(polygon(points), { fill: i % 2 ? first : second });
  });
  return `${beams.join('')}${circle(x, y, rng.real(13, 20), { fill: pale })}${rect(0, y, 100, 100 - y, { fill: mix(second, NIGHT, 0.5) })}`;
};

const night: Figure = ({ first, second, pale }, rng) => {
  const stars = Array.from({ length: 14 }, () =>
    sparkle(rng.real(4, 96), rng.real(4, 62), rng.real(1.4, 5), rng.pick([pale, pale, second]), 0.95),
  );
  const roofs = Array.from({ length: 9 }, (_, i) => {
    const height = rng.real(12, 40);
    return rect(i * 11.4 - 2, 100 - height, 10.4, height + 2, {
      fill: i % 2 ? first : mix(first, NIGHT, 0.35),
    });
  });
  return stars.join('') + circle(rng.real(20, 80), rng.real(18, 34), 9, { fill: pale }) + roofs.join('');
};

const FIGURES: readonly Figure[] = [rings, bars, peak, waves, orbit, tiles, rays, night];

function tonesOf({ bandId }: JacketPicture, rng: Random): Tones {
  const band = bandColor(bandId);
  const accent = rng.pick(ACCENTS);
  const dark = rng.chance(0.62);
  return {
    ground: dark
      ? mix(mix(band, accent, rng.next() * 0.6), NIGHT, rng.real(0.55, 0.74))
      : mix(accent, DAY, rng.real(0.5, 0.72)),
    first: mix(band, dark ? DAY : NIGHT, dark ? 0.08 : 0.04),
    second: accent,
    pale: dark ? mix(accent, WHITE, 0.78) : mix(band, WHITE, 0.84),
  };
}

/** Title in one or two lines at the lower left, on a bar in the ground's colour. */
function caption(title: string, tones: Tones): string {
  const size = Math.min(5.2, (5.2 * 84) / widthOf({ text: title, size: 5.2 }));
  return (
    rect(0, 88, 100, 12, { fill: mix(tones.ground, NIGHT, 0.55) }) +
    drawRun({ text: title, size, tracking: 20 }, 7, 94 + size / 2, mix(tones.pale, WHITE, 0.5))
  );
}

/** A square jacket; the small one leaves the title out. */
export function jacket(song: JacketPicture, pixels: number, withTitle: boolean): string {
  const rng = random('jacket', song.songId, song.edition);
  const tones = tonesOf(song, rng);
  const figure = FIGURES[(song.songId * 5 + song.edition * 3 + rng.int(0, 3)) % FIGURES.length]!;
  const inner =
    rect(0, 0, 100, 100, { fill: tones.ground }) +
    figure(tones, rng) +
    (withTitle ? caption(song.title, tones) : '');
  return svg(pixels, pixels, inner, [100, 100]);
}
