import { bandColor, DAY, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, group, n, path, rect, svg } from '#model/encoding/svg/svg';
import { BANDS } from '#model/vocabulary/bands';
import { type Random, random } from '../../seeded/random.ts';

/** Places in flat colours, 16:9 with a height of 100: the same place at four times of a day. */
export const HOURS = ['morning', 'noon', 'evening', 'night'] as const;
export type Hour = (typeof HOURS)[number];

const WIDTH = 178;

/** From the top of the sky to the horizon, and what light falls on things. */
interface Light {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly shade: string;
  /** How far things go into the shade. */
  readonly depth: number;
}

const LIGHTS: Readonly<Record<Hour, Light>> = {
  morning: { sky: ['#a9d3f2', '#cfe6f5', '#fbe6d4'], sun: '#fff3c4', shade: '#6b7fa6', depth: 0.16 },
  noon: { sky: ['#5fb0ec', '#8fcbf3', '#c9e8f8'], sun: '#fffbe6', shade: '#3d6a94', depth: 0.04 },
  evening: { sky: ['#5b4a86', '#c06a86', '#f6b277'], sun: '#ffd08a', shade: '#4a2f5c', depth: 0.42 },
  night: { sky: ['#0f1230', '#1b2150', '#37396e'], sun: '#f4f1d8', shade: '#0d0f26', depth: 0.68 },
};

interface Place {
  readonly hour: Hour;
  readonly light: Light;
  /** Of what stands there, the same at all hours. */
  readonly rng: Random;
  /** Of stars, clouds and windows. */
  readonly sparks: Random;
  /** What walls and roofs are painted in. */
  readonly accent: string;
}

const lit = ({ light }: Place, color: string): string => mix(color, light.shade, light.depth);

function sky(place: Place): string {
  const { light, hour, sparks } = place;
  const [top, middle, low] = light.sky;
  const bands = [top, mix(top, middle, 0.5), middle, mix(middle, low, 0.5), low];
  const x = sparks.real(30, 148);
  const stars =
    hour === 'night'
      ? Array.from({ length: 40 }, () =>
          circle(sparks.real(0, WIDTH), sparks.real(0, 52), sparks.real(0.25, 0.7), {
            fill: WHITE,
            opacity: 0.85,
          }),
        ).join('')
      : '';
  const height = hour === 'evening' ? 50 : 18;
  return (
    bands.map((color, nth) => rect(0, nth * 14, WIDTH, 58, { fill: color })).join('') +
    stars +
    circle(x, height, 13, { fill: light.sun, opacity: 0.25 }) +
    circle(x, height, 8.5, { fill: light.sun }) +
    (hour === 'night' ? circle(x + 3.4, height - 2, 7.6, { fill: mix(top, middle, 0.5) }) : clouds(place))
  );
}

const clouds = ({ light, sparks }: Place): string =>
  Array.from({ length: 4 }, () => {
    const [x, y, size] = [sparks.real(0, WIDTH), sparks.real(8, 40), sparks.real(0.6, 1.4)];
    const puffs = [
      [0, 0, 6],
      [7, -2, 5],
      [13, 0.5, 4.4],
      [-6, 1, 3.8],
    ].map(([dx = 0, dy = 0, r = 0]) => circle(dx, dy, r, {}));
    return group(puffs.join('') + rect(-9, 0, 26, 5, { rx: 2.5 }), {
      transform: `translate(${n(x)} ${n(y)}) scale(${n(size)})`,
      fill: mix(light.sky[2], WHITE, 0.6),
      opacity: 0.8,
    });
  }).join('');

/** A line of hills from edge to edge. */
function hills({ rng }: Place, base: number, height: number, color: string): string {
  const tops = Array.from({ length: 7 }, (_, at) => [(at * WIDTH) / 6, base - rng.real(0, height)] as const);
  const curve = tops
    .slice(1)
    .map(([x, y], at) => {
      const [before = 0, from = 0] = tops[at] ?? [];
      const middle = (before + x) / 2;
      return `C${n(middle)} ${n(from)} ${n(middle)} ${n(y)} ${n(x)} ${n(y)}`;
    })
    .join('');
  return path(`M0 ${n(tops[0]?.[1] ?? base)}${curve}V100H0Z`, { fill: color });
}

function windows(place: Place, x: number, y: number, columns: number, rows: number): string {
  const { hour, sparks } = place;
  const isLit = hour === 'night' || hour === 'evening';
  const panes: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const warm = isLit && sparks.chance(0.55);
      panes.push(
        rect(x + 2 + column * 4.2, y + 3 + row * 6, 2.4, 3.4, {
          fill: warm ? '#ffdf8f' : lit(place, '#9fc4dd'),
          opacity: warm ? 0.95 : 0.7,
        }),
      );
    }
  return panes.join('');
}

/** Houses of a street, or towers of a town. */
function houses(place: Place, base: number, tallest: number): string {
  const { rng, accent } = place;
  const drawn: string[] = [];
  for (let x = -6; x < WIDTH; ) {
    const columns = rng.int(2, 5);
    const width = columns * 4.2 + 2.4;
    const rows = rng.int(2, Math.max(2, Math.floor(tallest / 6)));
    const height = rows * 6 + 4;
    const wall = lit(
      place,
      mix(rng.pick([accent, '#d8cfc4', '#b9c2cf', '#e6d5c0']), WHITE, rng.real(0, 0.3)),
    );
    const roof = rng.chance(0.4)
      ? path(
          `M${n(x - 1.5)} ${n(base - height)}L${n(x + width / 2)} ${n(base - height - 7)}L${n(x + width + 1.5)} ${n(base - height)}Z`,
          { fill: mix(wall, NIGHT, 0.35) },
        )
      : rect(x - 0.6, base - height - 1.4, width + 1.2, 1.8, { fill: mix(wall, NIGHT, 0.3) });
    drawn.push(
      rect(x, base - height, width, height + 1, { fill: wall }) +
        roof +
        windows(place, x, base - height, columns, rows),
    );
    x += width + rng.real(0.4, 5);
  }
  return drawn.join('');
}

function trees(place: Place, base: number, count: number): string {
  const { rng, accent } = place;
  const blossom = rng.chance(0.3);
  return Array.from({ length: count }, (_, at) => {
    const x = ((at + rng.real(0.2, 0.8)) * WIDTH) / count;
    const size = rng.real(6, 11);
    const leaf = lit(place, blossom ? mix('#f4a9c4', accent, 0.15) : mix('#4f9a5e', '#86b84f', rng.next()));
    return (
      rect(x - 0.9, base - size, 1.8, size, { fill: lit(place, '#6b4a35') }) +
      circle(x, base - size * 1.5, size * 0.72, { fill: leaf }) +
      circle(x - size * 0.4, base - size * 1.1, size * 0.5, { fill: mix(leaf, NIGHT, 0.1) }) +
      circle(x + size * 0.36, base - size * 1.2, size * 0.46, { fill: mix(leaf, WHITE, 0.14) })
    );
  }).join('');
}

function lamps(place: Place, base: number): string {
  const glows = place.hour === 'night' || place.hour === 'evening';
  return [26, 89, 152]
    .map(
      (x) =>
        rect(x - 0.5, base - 24, 1, 24, { fill: lit(place, '#4a4a58') }) +
        (glows ? circle(x, base - 25, 7, { fill: '#ffe9a8', opacity: 0.28 }) : '') +
        circle(x, base - 25, 2, { fill: glows ? '#fff3c4' : lit(place, '#e8e6da') }),
    )
    .join('');
}

const street = (place: Place): string =>
  hills(place, 66, 10, lit(place, '#8fb0a4')) +
  houses(place, 80, 34) +
  rect(0, 80, WIDTH, 20, { fill: lit(place, '#a9a4ad') }) +
  path(`M0 90H${WIDTH}`, { stroke: lit(place, WHITE), 'stroke-width': 1.2, 'stroke-dasharray': '8 6' }) +
  lamps(place, 82);

const park = (place: Place): string =>
  hills(place, 62, 14, lit(place, '#7fae8f')) +
  hills(place, 74, 8, lit(place, '#8fc06a')) +
  trees(place, 78, 9) +
  rect(0, 78, WIDTH, 22, { fill: lit(place, '#9fcf77') }) +
  path('M60 100C80 90 70 84 92 78H104C96 86 122 92 120 100Z', { fill: lit(place, '#e0cfa8') }) +
  lamps(place, 84);

const river = (place: Place): string => {
  const water = mix(place.light.sky[1], lit(place, '#3f8fc0'), 0.5);
  const ripples = Array.from({ length: 14 }, () => {
    const [x, y] = [place.rng.real(0, WIDTH), place.rng.real(76, 97)];
    return path(`M${n(x)} ${n(y)}h${n(place.rng.real(5, 16))}`, {
      stroke: mix(water, WHITE, 0.5),
      'stroke-width': 0.8,
    });
  });
  return (
    houses(place, 68, 26) +
    rect(0, 68, WIDTH, 5, { fill: lit(place, '#7f9a6a') }) +
    rect(0, 73, WIDTH, 27, { fill: water }) +
    ripples.join('')
  );
};

const rooftop = (place: Place): string =>
  houses(place, 74, 40) +
  rect(0, 72, WIDTH, 28, { fill: lit(place, '#b7b2b8') }) +
  Array.from({ length: 24 }, (_, at) => rect(at * 7.6, 56, 0.8, 18, { fill: lit(place, '#5f6a72') })).join(
    '',
  ) +
  [56, 64].map((y) => rect(0, y, WIDTH, 1, { fill: lit(place, '#5f6a72') })).join('');

const OUTDOORS = [street, park, river, rooftop] as const;

/** A wall with a window to the sky, a floor, and what stands there. */
function room(place: Place, things: (place: Place) => string): string {
  const wall = lit(place, mix(place.accent, DAY, 0.72));
  const floor = lit(place, '#b98a5e');
  const boards = Array.from({ length: 8 }, (_, at) =>
    path(`M${n(at * 25.4)} 76L${n(at * 34 - 30)} 100`, {
      stroke: mix(floor, NIGHT, 0.18),
      'stroke-width': 0.6,
    }),
  );
  const [top, middle, low] = place.light.sky;
  const view = [top, middle, low].map((color, at) => rect(104, 16 + at * 11, 56, 12, { fill: color }));
  return (
    rect(0, 0, WIDTH, 100, { fill: wall }) +
    view.join('') +
    path('M104 16H160V49H104ZM132 16V49M104 32H160', {
      fill: 'none',
      stroke: lit(place, WHITE),
      'stroke-width': 2,
    }) +
    rect(0, 76, WIDTH, 24, { fill: floor }) +
    boards.join('') +
    rect(0, 74, WIDTH, 2.4, { fill: mix(wall, NIGHT, 0.2) }) +
    things(place)
  );
}

/** Amplifiers, a drum and a stand with a microphone. */
const studio = (place: Place): string =>
  [10, 34]
    .map(
      (x) =>
        rect(x, 52, 20, 26, { rx: 1.5, fill: lit(place, '#2c2a33') }) +
        circle(x + 10, 67, 7, { fill: lit(place, '#4a4854') }) +
        circle(x + 10, 67, 3, { fill: lit(place, '#2c2a33') }) +
        rect(x + 3, 55, 14, 2, { fill: place.accent }),
    )
    .join('') +
  circle(82, 68, 12, { fill: lit(place, place.accent) }) +
  circle(82, 68, 9, { fill: lit(place, '#f3ede2') }) +
  el('ellipse', { cx: 68, cy: 54, rx: 8, ry: 1.6, fill: lit(place, '#d8a534') }) +
  el('ellipse', { cx: 97, cy: 52, rx: 8, ry: 1.6, fill: lit(place, '#d8a534') }) +
  path('M68 54V78M97 52V78M124 88L130 60L126 50', {
    fill: 'none',
    stroke: lit(place, '#3a3844'),
    'stroke-width': 1.2,
  }) +
  circle(125, 49, 2.4, { fill: lit(place, '#3a3844') });

/** Tables with cups, and lamps above them. */
const cafe = (place: Place): string =>
  [30, 82, 138]
    .map(
      (x) =>
        path(`M${x} 0V18`, { stroke: lit(place, '#4a4048'), 'stroke-width': 0.8 }) +
        path(`M${x - 6} 24L${x - 3} 17H${x + 3}L${x + 6} 24Z`, { fill: lit(place, place.accent) }) +
        circle(x, 25, 2, { fill: '#ffe9a8' }) +
        rect(x - 16, 70, 32, 3, { rx: 1.5, fill: lit(place, '#7a5233') }) +
        rect(x - 1.5, 73, 3, 18, { fill: lit(place, '#5f3f28') }) +
        rect(x - 3, 64, 6, 6, { rx: 1, fill: lit(place, WHITE) }) +
        path(`M${x} 62q2 -2 0 -4q-2 -2 0 -4`, {
          fill: 'none',
          stroke: WHITE,
          'stroke-width': 0.8,
          opacity: 0.6,
        }),
    )
    .join('');

/** Shelves of books in all colours. */
function library(place: Place): string {
  const { rng } = place;
  return [14, 34, 54]
    .map((y) => {
      const books: string[] = [];
      for (let x = 8; x < 88; ) {
        const [width, height] = [rng.real(2, 4.4), rng.real(9, 14)];
        const { id } = rng.pick(BANDS);
        books.push(
          rect(x, y + 15 - height, width, height, { fill: lit(place, mix(bandColor(id), DAY, 0.25)) }),
        );
        x += width + 0.4;
      }
      return books.join('') + rect(6, y + 15, 86, 2, { fill: lit(place, '#6b4a35') });
    })
    .join('');
}

/** How dark rooms become beside the world outside. */
const LAMPS_ON = 0.45;

const INDOORS = [studio, cafe, library] as const;
const PLACES = OUTDOORS.length + INDOORS.length;

/** A place by its number at a time of the day; `part` is another corner of it. */
export function scenery(nth: number, hour: Hour, part: number, height: number): string {
  const rng = random('scenery', nth, part);
  const band = BANDS[nth % BANDS.length] ?? BANDS[0];
  const light = LIGHTS[hour];
  const sparks = random('sky', nth, part);
  const place: Place = { hour, light, rng, sparks, accent: bandColor(band.id) };
  const kind = nth % PLACES;
  const outdoors = OUTDOORS[kind];
  const indoors = INDOORS[kind - OUTDOORS.length] ?? studio;
  const inner = outdoors
    ? sky(place) + outdoors(place)
    : room({ ...place, light: { ...light, depth: light.depth * LAMPS_ON } }, indoors);
  return svg(Math.round((height * 16) / 9), height, inner, [WIDTH, 100]);
}
