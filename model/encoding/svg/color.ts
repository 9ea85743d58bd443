import { BAND_IDS, bandColor as mainBandColor } from '../../listing/views/bands.ts';

/** Red, green, blue, 0–255. */
type Rgb = readonly [number, number, number];

/** Accepts `#rgb` and `#rrggbb`. */
function rgb(hex: string): Rgb {
  const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const value = Number.parseInt(long, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hex = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Straight mix of the bytes: `t` = 0 is `a`, 1 is `b` (mock-ups, recipe of the art). */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [rgb(a), rgb(b)];
  return hex([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}

export const NIGHT = '#17121f';
export const DAY = '#fbf8ff';
export const WHITE = '#ffffff';
/** Text on light and coloured ground. */
export const INK = '#1f1b2a';

const linear = (byte: number): number => (byte / 255) * (byte / 255);

/** Relative brightness 0–1, with a square in place of the exact gamma: enough to choose between dark and light ink. */
function brightness(color: string): number {
  const [r, g, b] = rgb(color);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** White where it reads well, else the dark ink. */
export const inkOn = (color: string): string => (brightness(color) < 0.36 ? WHITE : INK);

const UNIT_COLORS: readonly string[] = ['#8a6fd6', '#d6708f', '#4f9d8b', '#c98a3c', '#5f83c9', '#b0609f'];

/** Of a main band, or one of a few for all others. */
export const bandColor = (bandId: number): string =>
  BAND_IDS.includes(bandId) ? mainBandColor(bandId) : UNIT_COLORS[bandId % UNIT_COLORS.length]!;

export const ATTRIBUTE_COLORS = {
  powerful: '#d92b45',
  cool: '#2f63d6',
  happy: '#c25e00',
  pure: '#1c8241',
} as const;

/** Second colours of cards and jackets. */
export const ACCENTS: readonly string[] = [
  '#ff6f91',
  '#ff9671',
  '#ffc75f',
  '#f9f871',
  '#9be37a',
  '#4fd8b4',
  '#4fc4e8',
  '#6f9bf5',
  '#9a7bf0',
  '#d376e0',
];
