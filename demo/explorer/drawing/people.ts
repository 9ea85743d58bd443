import { bandColor, DAY, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, group, n, onCircle, path, rect, svg } from '#model/encoding/svg/svg';
import { drawCentred } from '#model/encoding/svg/text';
import { bandOf } from '../../cast/cast.ts';
import { drawInstrument } from '../../pictures/drawing/instruments.ts';
import { random } from '../../seeded/random.ts';
import { type DemoPerson, PEOPLE } from '../../words/people.ts';

/** Characters from the waist up, with a face for each mood. */
export const MOODS = ['normal', 'smile', 'surprised', 'sad', 'angry', 'sleepy'] as const;
export type FaceMood = (typeof MOODS)[number];

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const SKIN = '#fbe3d2';

export const personOf = (id: number): DemoPerson => {
  const person = PEOPLE[(id - 1) % PEOPLE.length];
  if (!person) throw new RangeError(`There is no character ${id}.`);
  return person;
};

const closed = (x: number, bend: number): string => `M${x - 3.4} 40q3.4 ${bend} 6.8 0`;
const open = (x: number, eyes: string, size: number): string =>
  el('ellipse', { cx: x, cy: 40, rx: 3 * size, ry: 4.2 * size, fill: eyes }) +
  circle(x + 1.1, 38.4, 1.1 * size, { fill: WHITE });

function eyesOf(mood: FaceMood, eyes: string): string {
  const ink = { ...LINE, stroke: eyes, 'stroke-width': 1.6 };
  if (mood === 'smile') return path(closed(42, -4.4) + closed(58, -4.4), ink);
  if (mood === 'sleepy') return path(closed(42, 3) + closed(58, 3), ink);
  const size = mood === 'surprised' ? 1.2 : 1;
  return open(42, eyes, size) + open(58, eyes, size);
}

const MOUTHS: Readonly<Record<FaceMood, string>> = {
  normal: 'M46.5 48.5Q50 51 53.5 48.5',
  smile: 'M45 47.5Q50 54.5 55 47.5Z',
  surprised: 'M48 48a2 2.6 0 1 0 4 0a2 2.6 0 1 0 -4 0',
  sad: 'M46.5 50.5Q50 47.6 53.5 50.5',
  angry: 'M46.5 49.8L50 48.4L53.5 49.8',
  sleepy: 'M48.5 49.5h3',
};

const BROWS: Readonly<Record<FaceMood, string>> = {
  normal: 'M38.5 33.5q3.5 -1.6 7 0M54.5 33.5q3.5 -1.6 7 0',
  smile: 'M38.5 33q3.5 -2.4 7 0M54.5 33q3.5 -2.4 7 0',
  surprised: 'M38.5 31.5q3.5 -2.6 7 0M54.5 31.5q3.5 -2.6 7 0',
  sad: 'M38.5 34.5L45.5 32.2M61.5 34.5L54.5 32.2',
  angry: 'M38.5 32L45.5 35M61.5 32L54.5 35',
  sleepy: 'M38.5 34h6.5M55 34h6.5',
};

const SIGNS: Readonly<Record<FaceMood, string>> = {
  normal: '',
  smile: path('M80 24c-4 -6 -11 0 0 8c11 -8 4 -14 0 -8', { fill: '#ff7fa8' }),
  surprised: path('M78 12L76 26M84 14L80 26', { ...LINE, stroke: '#ffb84a', 'stroke-width': 2.6 }),
  sad: path('M36.5 46q-3 5 0 6.4q3 -1.4 0 -6.4', { fill: '#7fc4f0' }),
  angry: path('M76 18l5 3l3 -5M78 27l4 -4l5 4', { ...LINE, stroke: '#e0455a', 'stroke-width': 2.2 }),
  sleepy:
    drawCentred({ text: 'Z', size: 9 }, 80, 24, '#7f8fd0') +
    drawCentred({ text: 'Z', size: 6 }, 88, 15, '#7f8fd0'),
};

/** Lengths of hair, by the character's number. */
const HAIRS: readonly string[] = [
  'M26 34C22 62 24 80 30 90H70C76 80 78 62 74 34Z',
  'M26 34C22 54 26 64 32 66H68C74 64 78 54 74 34Z',
  'M25 32C10 44 12 70 20 84C28 72 27 52 30 40ZM75 32C90 44 88 70 80 84C72 72 73 52 70 40Z',
  'M27 34C26 48 28 56 33 58H67C72 56 74 48 73 34Z',
];

/** Head and shoulders in the middle of 100 × 100, on nothing. */
function bust(id: number, mood: FaceMood): string {
  const person = personOf(id);
  const hair = mix(person.color, NIGHT, 0.16);
  const dress = mix(bandColor(bandOf(((id - 1) % PEOPLE.length) + 1)), DAY, 0.2);
  const eyes = mix(person.color, NIGHT, 0.6);
  return (
    path(HAIRS[id % HAIRS.length] ?? '', { fill: mix(hair, NIGHT, 0.14) }) +
    path('M22 100C24 78 36 70 50 70C64 70 76 78 78 100Z', { fill: dress }) +
    path('M43 64H57V74Q50 80 43 74Z', { fill: mix(SKIN, NIGHT, 0.1) }) +
    path('M41 71L50 82L59 71L64 74L50 92L36 74Z', { fill: mix(dress, WHITE, 0.55) }) +
    el('ellipse', { cx: 50, cy: 33, rx: 26, ry: 25, fill: hair }) +
    el('ellipse', { cx: 50, cy: 40, rx: 19, ry: 20, fill: SKIN }) +
    path('M30 36C32 18 44 15 52 16C62 16 69 24 70 37C62 33 58 28 56 23C50 31 40 34 30 36Z', { fill: hair }) +
    circle(38.5, 46.5, 3, { fill: '#f7a8a0', opacity: 0.55 }) +
    circle(61.5, 46.5, 3, { fill: '#f7a8a0', opacity: 0.55 }) +
    path(BROWS[mood], { ...LINE, stroke: mix(hair, NIGHT, 0.4), 'stroke-width': 1.2 }) +
    eyesOf(mood, eyes) +
    path(MOUTHS[mood], {
      ...LINE,
      fill: mood === 'smile' ? '#d0596a' : 'none',
      stroke: mix(SKIN, NIGHT, 0.55),
      'stroke-width': 1.3,
    }) +
    SIGNS[mood]
  );
}

export const portrait = (id: number, mood: FaceMood, pixels: number): string =>
  svg(pixels, pixels, bust(id, mood), [100, 100]);

/** A strip across the screen: eyes of someone, lines of speed, an instrument. */
export function cutIn(id: number, height: number): string {
  const person = personOf(id);
  const { color, part } = person;
  const rng = random('cut-in', id);
  const lines = Array.from({ length: 22 }, () =>
    rect(rng.real(-20, 300), rng.real(0, 100), rng.real(30, 90), rng.real(0.5, 2), {
      fill: WHITE,
      opacity: 0.35,
    }),
  );
  const inner =
    path('M24 0H320L296 100H0Z', { fill: mix(color, NIGHT, 0.2) }) +
    path('M60 0H320L296 100H36Z', { fill: mix(color, DAY, 0.25) }) +
    lines.join('') +
    drawInstrument(part, { cx: 250, cy: 50, size: 84, tilt: 14 }, mix(color, NIGHT, 0.55), 0.7) +
    group(bust(id, 'smile'), { transform: 'translate(90 -6) scale(1.2)' });
  return svg(height * 3.2, height, inner, [320, 100]);
}

/** A cake with candles beside someone who smiles. */
export function birthday(id: number, height: number): string {
  const { color, first } = personOf(id);
  const candles = [112, 124, 136].map(
    (x) => rect(x - 1.5, 46, 3, 12, { fill: color }) + circle(x, 43, 2.4, { fill: '#ffc53d' }),
  );
  const flags = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = onCircle(89, -96, 114, 0.19 + at * 0.01 + at * 0.0012);
    return path(`M${n(x - 4)} ${n(y)}H${n(x + 4)}L${n(x)} ${n(y + 8)}Z`, {
      fill: at % 2 ? color : mix(color, DAY, 0.5),
    });
  });
  const inner =
    rect(0, 0, 178, 100, { fill: mix(color, DAY, 0.78) }) +
    flags.join('') +
    group(bust(id, 'smile'), { transform: 'translate(2 6) scale(0.94)' }) +
    candles.join('') +
    rect(102, 58, 44, 16, { rx: 3, fill: '#fff6ee' }) +
    path('M102 62q5.5 7 11 0t11 0t11 0t11 0V60H102Z', { fill: mix(color, DAY, 0.3) }) +
    rect(94, 74, 60, 16, { rx: 3, fill: '#f2dfc8' }) +
    rect(88, 90, 72, 3, { rx: 1.5, fill: mix(color, NIGHT, 0.3) }) +
    drawCentred({ text: (first[1] ?? '').toUpperCase(), size: 6 }, 124, 85, mix(color, NIGHT, 0.5));
  return svg(Math.round((height * 16) / 9), height, inner, [178, 100]);
}
