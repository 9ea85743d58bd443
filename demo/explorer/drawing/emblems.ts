import { DAY, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, group, n, onCircle, path, polygon, rect, svg } from '#model/encoding/svg/svg';
import { drawCentred, drawRun, widthOf } from '#model/encoding/svg/text';
import { star } from '../../pictures/drawing/marks.ts';
import { random } from '../../seeded/random.ts';
import { accentOf } from './lights.ts';

/** Small signs, patterns and signs with words. */

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
type Shape = (color: string) => string;

const heart: Shape = (fill) =>
  path('M50 82C18 58 22 30 38 30C46 30 50 38 50 40C50 38 54 30 62 30C78 30 82 58 50 82Z', { fill });
const note: Shape = (fill) =>
  path('M44 24L74 18V62', { ...LINE, stroke: fill, 'stroke-width': 6 }) +
  path('M44 24V70', { ...LINE, stroke: fill, 'stroke-width': 6 }) +
  circle(37, 71, 9, { fill }) +
  circle(67, 63, 9, { fill });
const cup: Shape = (fill) =>
  path('M26 36H66V58A14 14 0 0 1 52 72H40A14 14 0 0 1 26 58Z', { fill }) +
  path('M66 42H74A8 8 0 0 1 74 58H66', { ...LINE, stroke: fill, 'stroke-width': 5 }) +
  path('M38 28q4 -4 0 -8M50 28q4 -4 0 -8', { ...LINE, stroke: fill, 'stroke-width': 3 });
const plant: Shape = (fill) =>
  path('M50 62C30 58 26 40 28 26C44 30 52 44 50 62ZM50 62C52 44 60 36 74 34C74 50 66 60 50 62Z', { fill }) +
  path('M36 62H64L60 84H40Z', { fill: mix(fill, NIGHT, 0.35) });
const bag: Shape = (fill) =>
  rect(26, 38, 48, 42, { rx: 6, fill }) +
  path('M38 40V32A12 12 0 0 1 62 32V40', { ...LINE, stroke: fill, 'stroke-width': 5 });
const box: Shape = (fill) =>
  rect(24, 44, 52, 36, { rx: 3, fill }) +
  rect(20, 34, 60, 14, { rx: 3, fill: mix(fill, WHITE, 0.25) }) +
  rect(46, 34, 8, 46, { fill: mix(fill, NIGHT, 0.35) }) +
  path('M50 34C36 30 36 18 44 20C50 22 50 30 50 34C50 30 50 22 56 20C64 18 64 30 50 34Z', {
    fill: mix(fill, NIGHT, 0.2),
  });
const poster: Shape = (fill) =>
  rect(28, 20, 44, 60, { rx: 2, fill }) +
  rect(34, 28, 32, 26, { fill: mix(fill, WHITE, 0.55) }) +
  path('M34 62H66M34 70H56', { ...LINE, stroke: mix(fill, NIGHT, 0.4), 'stroke-width': 3 });
const lamp: Shape = (fill) =>
  path('M36 22H64L74 50H26Z', { fill }) +
  rect(47, 50, 6, 26, { fill: mix(fill, NIGHT, 0.4) }) +
  rect(34, 76, 32, 5, { rx: 2.5, fill: mix(fill, NIGHT, 0.4) });
const crystal: Shape = (fill) =>
  path('M50 16L74 40L50 86L26 40Z', { fill }) + path('M26 40H74L50 16Z', { fill: mix(fill, WHITE, 0.4) });
const shiny: Shape = (fill) => star(50, 50, 3.2, fill);

const SHAPES: readonly Shape[] = [heart, note, cup, plant, bag, box, poster, lamp, crystal, shiny];

/** A sign on a tile with round corners, or on a disc. */
export function emblem(nth: number, pixels: number): string {
  const color = accentOf(nth, nth % 3);
  const shape = SHAPES[nth % SHAPES.length] ?? shiny;
  const ground =
    nth % 4 === 3
      ? circle(50, 50, 47, { fill: mix(color, DAY, 0.72), stroke: color, 'stroke-width': 4 })
      : rect(3, 3, 94, 94, { rx: 18, fill: mix(color, DAY, 0.72), stroke: color, 'stroke-width': 4 });
  return svg(pixels, pixels, ground + shape(mix(color, NIGHT, 0.22)), [100, 100]);
}

/** A sign alone, on nothing. */
export const sign = (nth: number, pixels: number): string =>
  svg(pixels, pixels, (SHAPES[nth % SHAPES.length] ?? shiny)(accentOf(nth, 1)), [100, 100]);

/** A letter or a number in a badge with twelve points. */
export function medal(text: string, nth: number, pixels: number): string {
  const color = accentOf(nth);
  const points = Array.from({ length: 24 }, (_, at) => onCircle(50, 50, at % 2 ? 38 : 47, at / 24));
  const size = text.length > 2 ? 17 : 30;
  const inner =
    path(polygon(points), { fill: color }) +
    circle(50, 50, 33, { fill: mix(color, NIGHT, 0.5) }) +
    drawCentred({ text, size }, 50, 50 + size / 2, WHITE);
  return svg(pixels, pixels, inner, [100, 100]);
}

/** A ground of small signs in rows, which may be laid side by side. */
export function pattern(nth: number, pixels: number): string {
  const color = accentOf(nth);
  const shape = (SHAPES[nth % SHAPES.length] ?? shiny)(mix(color, DAY, 0.45));
  const tiles = Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [(at % 4) * 50 - (Math.floor(at / 4) % 2) * 25, Math.floor(at / 4) * 50];
    const tile = (left: number): string => group(shape, { transform: `translate(${left} ${y}) scale(0.4)` });
    return tile(x) + (x < 0 ? tile(x + 200) : '');
  });
  return svg(
    pixels,
    pixels,
    rect(0, 0, 200, 200, { fill: mix(color, DAY, 0.7) }) + tiles.join(''),
    [200, 200],
  );
}

/** Words on a ribbon. */
export function plate(text: string, nth: number, height: number): string {
  const color = accentOf(nth);
  const wanted = widthOf({ text, size: 34 });
  const size = Math.min(34, (34 * 300) / wanted);
  const inner =
    path('M4 16H356L340 50L356 84H4L20 50Z', { fill: mix(color, NIGHT, 0.5) }) +
    path('M14 22H344L332 50L344 78H14L26 50Z', {
      fill: 'none',
      stroke: mix(color, WHITE, 0.4),
      'stroke-width': 2,
    }) +
    drawCentred({ text, size }, 180, 50 + size / 2, WHITE);
  return svg(height * 3.6, height, inner, [360, 100]);
}

/** A page of a leaflet: a heading, a sign, lines where words would be. */
export function leaflet(heading: string, nth: number, height: number): string {
  const color = accentOf(nth);
  const rng = random('leaflet', heading, nth);
  const lines = Array.from({ length: 6 }, (_, at) =>
    rect(84, 38 + at * 9, rng.real(44, 78), 3.4, { rx: 1.7, fill: mix(color, DAY, 0.55) }),
  );
  const inner =
    rect(0, 0, 178, 100, { fill: mix(color, DAY, 0.86) }) +
    rect(0, 0, 178, 24, { fill: color }) +
    drawRun({ text: heading, size: 10 }, 10, 17, WHITE) +
    drawRun({ text: String(nth), size: 10 }, 168 - widthOf({ text: String(nth), size: 10 }), 17, WHITE) +
    group((SHAPES[nth % SHAPES.length] ?? shiny)(mix(color, NIGHT, 0.15)), {
      transform: `translate(8 ${n(30)}) scale(0.64)`,
    }) +
    lines.join('');
  return svg(Math.round((height * 16) / 9), height, inner, [178, 100]);
}
