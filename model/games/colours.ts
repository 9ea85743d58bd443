import type { GameDifficulty } from './settings.ts';

/** What the parts of a picture are called by their colours. */
export const COLOURS = [
  'black',
  'grey',
  'white',
  'red',
  'brown',
  'orange',
  'yellow',
  'green',
  'lightBlue',
  'blue',
  'purple',
  'pink',
] as const;
export type Colour = (typeof COLOURS)[number];

/** Whether parts of pictures are described: where they are small, grey or in other colours, a few colours are everybody's. */
export const isDescribed = (difficulty: GameDifficulty): boolean =>
  difficulty === 'easy' || difficulty === 'normal';

const MOST = 255;
/** Where a hue ends, in degrees, and what it is called. */
const HUES: readonly (readonly [end: number, colour: Colour])[] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [205, 'lightBlue'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
];

/** Degrees around the circle of colours, from red on. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}

/** The colour of a pixel, each part of it from 0 to 255. */
export function colourOf(red: number, green: number, blue: number): Colour {
  const most = Math.max(red, green, blue) / MOST;
  const least = Math.min(red, green, blue) / MOST;
  const lightness = (most + least) / 2;
  if (most < 0.18) return 'black';
  if (most - least < 0.1) return lightness > 0.85 ? 'white' : lightness < 0.25 ? 'black' : 'grey';
  const hue = hueOf(red, green, blue);
  const colour = HUES.find(([end]) => hue < end)?.[1] ?? 'red';
  if (colour === 'orange' && lightness < 0.35) return 'brown';
  return colour === 'red' && lightness > 0.72 ? 'pink' : colour;
}

export interface ColourShare {
  readonly colour: Colour;
  /** 0–1 */
  readonly share: number;
}

const MAX_COLOURS = 4;
/** What is smaller is not seen at a glance. */
const MIN_SHARE = 0.05;

/** The colours that take most of some pixels (red, green, blue and how opaque they are), largest first. */
export function coloursIn(pixels: ArrayLike<number>): readonly ColourShare[] {
  const counts = new Map<Colour, number>();
  const all = Math.max(1, Math.floor(pixels.length / 4));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const colour = colourOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .map(([colour, count]) => ({ colour, share: count / all }))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share || COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour))
    .slice(0, MAX_COLOURS);
}
