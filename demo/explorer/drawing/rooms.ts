import { bandColor, DAY, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, n, path, rect } from '#model/encoding/svg/svg';
import { BANDS } from '#model/vocabulary/bands';
import { lit, type ScenePlace, WIDTH } from './place.ts';

/** A wall with a window to the sky, a floor, and what stands there. */
export function room(place: ScenePlace, things: (place: ScenePlace) => string): string {
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
const studio = (place: ScenePlace): string =>
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
const cafe = (place: ScenePlace): string =>
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
function library(place: ScenePlace): string {
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

/** What rooms are. */
export const INDOORS = [studio, cafe, library] as const;
