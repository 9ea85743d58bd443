import { ACCENTS, bandColor, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, path, rect, svg } from '#model/encoding/svg/svg';
import { drawCentred, drawMonogram, drawRun, widthOf } from '#model/encoding/svg/text';
import { attributeColor } from '#model/listing/views/attributes';
import type { DemoPerson } from '../words/people.ts';
import type { EventPicture } from './banners.ts';

/** Titles are plates of 230 by 50 that lie upon each other. */
const [WIDTH, HEIGHT] = [230, 50];
const MARK = 50;

const colorOf = ({ attribute, bandId }: EventPicture): string =>
  bandId === null ? attributeColor(attribute) : bandColor(bandId);

/** Gold, silver and bronze of the first three places; the others are plain. */
const METALS: readonly string[] = ['#d8a534', '#9aa3b2', '#b0764a'];
export const metalOf = (place: number): string => METALS[place - 1] ?? '#6f6a86';

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

/** How good a title is that is not given for a place; null for words that no title has. */
const GRADES: Readonly<Record<string, string | null>> = {
  none: null,
  normal: '#6f6a86',
  extra: '#7a5cc0',
  grade_silver: '#9aa3b2',
  grade_gold: '#d8a534',
  grade_platinum: '#7fb8c9',
};

/** The frame of a grade; one without a grade is empty. */
export function gradeFrame(grade: string): string | null {
  if (!Object.hasOwn(GRADES, grade)) return null;
  const color = GRADES[grade];
  const frame = { rx: 5, fill: 'none', stroke: color ?? undefined, 'stroke-width': 3 };
  return svg(WIDTH, HEIGHT, color ? rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, frame) : '');
}

export function titleMark(place: number): string {
  const text = place < 1000 ? String(place) : `${place / 1000}K`;
  const run = { text, size: text.length > 2 ? 10 : 15 };
  const inner =
    circle(25, 25, 17, { fill: metalOf(place) }) +
    circle(25, 25, 14.5, { fill: 'none', stroke: WHITE, 'stroke-width': 1.4 }) +
    drawRun(run, 25 - widthOf(run) / 2, 25 + run.size / 2, WHITE);
  return svg(WIDTH, HEIGHT, inner);
}

/** What is in the bubble of a stamp. */
interface Bubble {
  readonly color: string;
  readonly monogram: string | null;
  /** Of the strokes around it. */
  readonly accent: string;
}

function bubble({ color, monogram, accent }: Bubble, pixels: number): string {
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
    (monogram ? drawMonogram(monogram, 50, 43, 22, mix(color, NIGHT, 0.62)) : '') +
    path('M14 22L24 28M86 22L76 28M14 64L24 58M86 64L76 58', {
      stroke: accent,
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
      fill: 'none',
    });
  return svg(pixels, pixels, inner, [100, 100]);
}

/** A speech bubble with the first of the event's characters. */
export function stamp(event: EventPicture, pixels: number): string {
  const [person] = event.people;
  return bubble(
    {
      color: person?.color ?? colorOf(event),
      monogram: person?.monogram ?? null,
      accent: attributeColor(event.attribute),
    },
    pixels,
  );
}

/** The nth stamp of a character. */
export const personStamp = ({ color, monogram }: DemoPerson, nth: number, pixels: number): string =>
  bubble({ color, monogram, accent: ACCENTS[(nth * 3) % ACCENTS.length] ?? color }, pixels);

/** Grades and series of a title that is not of an event's places. */
export function seriesMark(series: string, grade: string): string | null {
  const color = Object.hasOwn(GRADES, grade) ? GRADES[grade] : null;
  if (!color) return null;
  const inner =
    circle(25, 25, 17, { fill: color }) +
    drawCentred({ text: series.slice(0, 1).toUpperCase(), size: 15 }, 25, 32.5, WHITE);
  return svg(WIDTH, HEIGHT, inner);
}

/** Pictures of the title that moves, below each other: a light runs over its plate. */
const MOVING_FRAMES = 12;
export function movingPlate(): string {
  const frames = Array.from({ length: MOVING_FRAMES }, (_, nth) => {
    const x = -40 + (nth * (WIDTH + 80)) / MOVING_FRAMES;
    const name = { text: 'DEMO ANNIVERSARY', size: 13 };
    const inner =
      rect(0, 0, WIDTH, HEIGHT, { fill: mix('#d376e0', NIGHT, 0.55) }) +
      path(`M${x} 0L${x + 26} 0L${x + 2} 50L${x - 24} 50Z`, { fill: WHITE, opacity: 0.4 }) +
      rect(0, 44, WIDTH, 6, { fill: '#d376e0' }) +
      drawCentred(name, WIDTH / 2, 31, WHITE);
    return `<svg y="${nth * HEIGHT}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inner}</svg>`;
  }).join('');
  return svg(WIDTH, HEIGHT * MOVING_FRAMES, frames);
}

/** Where each of them lies. */
export const movingSprites = (): unknown => ({
  Base: {
    mSprites: Array.from({ length: MOVING_FRAMES }, (_, nth) => ({
      name: `ani_degree_${String(nth).padStart(4, '0')}`,
      x: 0,
      y: HEIGHT * nth,
      width: WIDTH,
      height: HEIGHT,
    })),
  },
});
