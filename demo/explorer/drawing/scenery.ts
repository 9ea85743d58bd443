import { bandColor, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, group, n, path, rect, svg } from '#model/encoding/svg/svg';
import { BANDS } from '#model/vocabulary/bands';
import { random } from '../../seeded/random.ts';
import { type Hour, LIGHTS, lit, type ScenePlace, WIDTH } from './place.ts';
import { INDOORS, room } from './rooms.ts';

function sky(place: ScenePlace): string {
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

const clouds = ({ light, sparks }: ScenePlace): string =>
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
function hills({ rng }: ScenePlace, base: number, height: number, color: string): string {
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

function windows(place: ScenePlace, x: number, y: number, columns: number, rows: number): string {
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
function houses(place: ScenePlace, base: number, tallest: number): string {
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

function trees(place: ScenePlace, base: number, count: number): string {
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

function lamps(place: ScenePlace, base: number): string {
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

const street = (place: ScenePlace): string =>
  hills(place, 66, 10, lit(place, '#8fb0a4')) +
  houses(place, 80, 34) +
  rect(0, 80, WIDTH, 20, { fill: lit(place, '#a9a4ad') }) +
  path(`M0 90H${WIDTH}`, { stroke: lit(place, WHITE), 'stroke-width': 1.2, 'stroke-dasharray': '8 6' }) +
  lamps(place, 82);

const park = (place: ScenePlace): string =>
  hills(place, 62, 14, lit(place, '#7fae8f')) +
  hills(place, 74, 8, lit(place, '#8fc06a')) +
  trees(place, 78, 9) +
  rect(0, 78, WIDTH, 22, { fill: lit(place, '#9fcf77') }) +
  path('M60 100C80 90 70 84 92 78H104C96 86 122 92 120 100Z', { fill: lit(place, '#e0cfa8') }) +
  lamps(place, 84);

const river = (place: ScenePlace): string => {
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

const rooftop = (place: ScenePlace): string =>
  houses(place, 74, 40) +
  rect(0, 72, WIDTH, 28, { fill: lit(place, '#b7b2b8') }) +
  Array.from({ length: 24 }, (_, at) => rect(at * 7.6, 56, 0.8, 18, { fill: lit(place, '#5f6a72') })).join(
    '',
  ) +
  [56, 64].map((y) => rect(0, y, WIDTH, 1, { fill: lit(place, '#5f6a72') })).join('');

const OUTDOORS = [street, park, river, rooftop] as const;

/** How dark rooms become beside the world outside. */
const LAMPS_ON = 0.45;

const PLACES = OUTDOORS.length + INDOORS.length;

/** A place by its number at a time of the day; `part` is another corner of it. */
export function scenery(nth: number, hour: Hour, part: number, height: number): string {
  const rng = random('scenery', nth, part);
  const band = BANDS[nth % BANDS.length] ?? BANDS[0];
  const light = LIGHTS[hour];
  const sparks = random('sky', nth, part);
  const place: ScenePlace = { hour, light, rng, sparks, accent: bandColor(band.id) };
  const kind = nth % PLACES;
  const outdoors = OUTDOORS[kind];
  const indoors = INDOORS[kind - OUTDOORS.length] ?? INDOORS[0];
  const inner = outdoors
    ? sky(place) + outdoors(place)
    : room({ ...place, light: { ...light, depth: light.depth * LAMPS_ON } }, indoors);
  return svg(Math.round((height * 16) / 9), height, inner, [WIDTH, 100]);
}
