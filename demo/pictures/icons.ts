import { ATTRIBUTE_COLORS, bandColor, DAY, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, type Point, rect, svg } from '#model/encoding/svg/svg';
import { drawMonogram } from '#model/encoding/svg/text';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { serverIndex } from '#model/vocabulary/servers';
import type { DemoPerson } from '../words/people.ts';
import { attributeIcon, letterIcon, star } from './drawing/marks.ts';

/** Colours of the thumbnail frames by rarity (mock-ups). */
const FRAME_COLORS: readonly string[] = ['#a39cb0', '#a39cb0', '#7fa6c9', '#d8a534', '#e9c95a', '#f06fa3'];

const GOLD = '#ffd84a';
const TRAINED = '#ff8fc0';

/** Where the stars of a rarity stand in a square of 24: one to five, like the dots of a die. */
const STAR_PLACES: readonly (readonly Point[])[] = [
  [],
  [[12, 12]],
  [
    [6.5, 12],
    [17.5, 12],
  ],
  [
    [12, 6.8],
    [6.5, 16.5],
    [17.5, 16.5],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [5.5, 5.5],
    [18.5, 5.5],
    [12, 12],
    [5.5, 18.5],
    [18.5, 18.5],
  ],
];

/** `star_1` … `star_5`: as many stars; one alone is large. */
export function rarityIcon(rarity: number): string {
  const places = STAR_PLACES[rarity] ?? [];
  const scale = [1, 1.5, 0.8, 0.76, 0.72, 0.64][rarity] ?? 1;
  const stars = places.map(([x, y]) => star(x, y, scale, GOLD)).join('');
  return svg(96, 96, stars, [24, 24]);
}

export const trainedStarIcon = (): string =>
  svg(96, 96, star(12, 12, 1.6, TRAINED) + star(12, 12.2, 0.8, WHITE), [24, 24]);

/** Round portrait: the character's colour, band ring and monogram. */
export function characterIcon(person: DemoPerson, bandId: number): string {
  const inner =
    circle(50, 50, 50, { fill: bandColor(bandId) }) +
    circle(50, 50, 45.5, { fill: WHITE }) +
    circle(50, 50, 43, { fill: mix(person.color, DAY, 0.45) }) +
    drawMonogram(
      person.monogram,
      50,
      51,
      person.monogram.length > 2 ? 32 : 40,
      mix(person.color, NIGHT, 0.72),
    );
  return svg(144, 144, inner, [100, 100]);
}

const SERVER_COLORS = ['#c8304a', '#3058b8', '#2a8a6a', '#b8702a', '#6a4ab0'] as const;

/** SVG icons by name: attributes, servers and availability words; null when there is none of that name. */
export function namedIcon(name: string, types: ReadonlySet<string>): string | null {
  const attribute = ATTRIBUTES.find((one) => one === name);
  if (attribute) return attributeIcon(attribute);
  const server = serverIndex(name);
  if (server !== null) return letterIcon(name.toUpperCase(), SERVER_COLORS[server]);
  if (!types.has(name)) return null;
  return letterIcon(name.slice(0, 1).toUpperCase() + name.slice(1, 2));
}

const frameColor = (rarity: number, attribute: Attribute | null): string =>
  attribute ? ATTRIBUTE_COLORS[attribute] : (FRAME_COLORS[rarity] ?? FRAME_COLORS[1]!);

/** Frame around a thumbnail: transparent inside. */
export const thumbFrame = (rarity: number, attribute: Attribute | null): string =>
  svg(
    200,
    200,
    rect(2.2, 2.2, 95.6, 95.6, {
      rx: 7,
      fill: 'none',
      stroke: frameColor(rarity, attribute),
      'stroke-width': 2.4,
    }),
    [100, 100],
  );

/** Frame around a card's whole art, 8:5. */
export function artFrame(rarity: number, attribute: Attribute | null): string {
  const color = frameColor(rarity, attribute);
  const inner =
    rect(1, 1, 158, 98, { rx: 3, fill: 'none', stroke: color, 'stroke-width': 2 }) +
    rect(3.4, 3.4, 153.2, 93.2, {
      rx: 1.6,
      fill: 'none',
      stroke: mix(color, WHITE, 0.5),
      'stroke-width': 0.5,
    });
  return svg(1280, 800, inner, [160, 100]);
}
