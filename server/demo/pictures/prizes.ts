import { attributeColor } from '#model/listing/views/attributes';
import type { EventPicture } from './banners.ts';
import { bandColor, mix, NIGHT, WHITE } from './drawing/color.ts';
import { circle, path, rect, svg } from './drawing/svg.ts';
import { drawMonogram, drawRun, widthOf } from './drawing/text.ts';

/** Titles are plates of 230 by 50 that lie upon each other. */
const [WIDTH, HEIGHT] = [230, 50];
const MARK = 50;

const colorOf = ({ attribute, bandId }: EventPicture): string =>
  bandId === null ? attributeColor(attribute) : bandColor(bandId);

/** Gold, silver and bronze of the first three places; the others are plain. */
const METALS: readonly string[] = ['#d8a534', '#9aa3b2', '#b0764a'];
const metalOf = (place: number): string => METALS[place - 1] ?? '#6f6a86';

/** The plate with the name of its event; there is room for a mark at its left. */
export function titlePlate(event: EventPicture): string {
  const color = colorOf(event);
  const room = WIDTH - MARK - 14;
  const wanted = widthOf({ text: event.title, size: 13 });
  const size = Math.min(13, (13 * room) / wanted);
  const inner =
    rect(0, 0, WIDTH, HEIGHT, { rx: 6, fill: mix(color, NIGHT, 0.62) }) +
    path(`M${WIDTH - 70} 0L${WIDTH - 40} 0L${WIDTH - 90} 50L${WIDTH - 120} 50Z`, {
      fill: color,
      opacity: 0.35,
    }) +
    rect(0, 44, WIDTH, 6, { fill: color }) +
    drawRun({ text: event.title, size }, MARK, 25 + size / 2, WHITE);
  return svg(WIDTH, HEIGHT, inner);
}

export const titleFrame = (place: number): string =>
  svg(
    WIDTH,
    HEIGHT,
    rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, { rx: 5, fill: 'none', stroke: metalOf(place), 'stroke-width': 3 }),
  );

export function titleMark(place: number): string {
  const text = place < 1000 ? String(place) : `${place / 1000}K`;
  const run = { text, size: text.length > 2 ? 10 : 15 };
  const inner =
    circle(25, 25, 17, { fill: metalOf(place) }) +
    circle(25, 25, 14.5, { fill: 'none', stroke: WHITE, 'stroke-width': 1.4 }) +
    drawRun(run, 25 - widthOf(run) / 2, 25 + run.size / 2, WHITE);
  return svg(WIDTH, HEIGHT, inner);
}

/** A speech bubble with the first of the event's characters. */
export function stamp(event: EventPicture, pixels: number): string {
  const [person] = event.people;
  const color = person?.color ?? colorOf(event);
  const inner =
    path(
      'M20 10H80A14 14 0 0 1 94 24V62A14 14 0 0 1 80 76H52L36 94L34 76H20A14 14 0 0 1 6 62V24A14 14 0 0 1 20 10Z',
      {
        fill: WHITE,
        stroke: mix(color, NIGHT, 0.4),
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      },
    ) +
    circle(50, 43, 25, { fill: mix(color, WHITE, 0.55) }) +
    (person ? drawMonogram(person.monogram, 50, 43, 22, mix(color, NIGHT, 0.62)) : '') +
    path('M14 22L24 28M86 22L76 28M14 64L24 58M86 64L76 58', {
      stroke: attributeColor(event.attribute),
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
      fill: 'none',
    });
  return svg(pixels, pixels, inner, [100, 100]);
}
