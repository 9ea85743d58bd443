import { circle, group, path, rect } from '#model/encoding/svg/svg';
import type { PersonPart } from '../../words/people.ts';

/** One silhouette per part, in a box of 100 × 100, drawn in the colour of its group. */
const line = (d: string, width: number, stroke: string): string =>
  path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

type Draw = (color: string) => string;

/** A silhouette with holes. */
const cutOut = (d: string): string => path(d, { 'fill-rule': 'evenodd' });
const blackKeys = 'M19 28H29V56H19ZM36 28H46V56H36ZM71 28H81V56H71Z';

const GUITAR =
  'M50 34C63 34 69 43 66 53C64 60 69 62 73 70C79 85 68 98 50 98C32 98 21 85 27 70C31 62 36 60 34 53C31 43 37 34 50 34Z' +
  'M57 61A7 7 0 1 0 43 61A7 7 0 1 0 57 61ZM40 79H60V83H40Z';
const BASS =
  'M47 46L42 33C39 25 29 28 32 38C34 47 30 54 27 63C22 81 32 98 50 98C68 98 79 83 73 65C70 55 66 51 67 44C68 36 60 31 57 38L53 46Z' +
  'M41 62H59V67H41ZM41 78H59V83H41Z';
const VIOLIN =
  'M50 32C61 32 67 39 65 47C63 52 58 54 59 59C60 64 68 65 69 75C70 89 62 97 50 97C38 97 30 89 31 75C32 65 40 64 41 59C42 54 37 52 35 47C33 39 39 32 50 32Z' +
  'M42 66H45V80H42ZM55 66H58V80H55Z';
const pegs = (color: string, ys: readonly number[]): string =>
  ys.map((y) => line(`M42 ${y}H58`, 3.4, color)).join('');

const DRAWINGS: Readonly<Record<PersonPart, Draw>> = {
  vocal: (color) =>
    rect(34, 4, 32, 54, { rx: 16 }) +
    line('M22 40V44A28 28 0 0 0 78 44V40', 7, color) +
    line('M50 73V90M30 93H70', 7, color),
  guitar: (color) =>
    cutOut(GUITAR) + rect(46.4, 4, 7.2, 34, {}) + rect(44, -4, 12, 14, { rx: 2.5 }) + pegs(color, [-1, 6]),
  bass: (color) =>
    cutOut(BASS) +
    rect(46.8, -4, 6.4, 52, {}) +
    rect(44.5, -12, 11, 15, { rx: 2.5 }) +
    pegs(color, [-9, -4, 1]),
  drum: (color) =>
    path('M12 44V78C12 88 28 96 50 96S88 88 88 78V44C80 54 66 58 50 58S20 54 12 44Z', {}) +
    line('M12 42A38 15 0 1 1 88 42A38 15 0 1 1 12 42', 6, color) +
    line('M28 8L54 37M76 8L46 37', 5, color) +
    circle(28, 8, 5.5, {}) +
    circle(76, 8, 5.5, {}),
  keyboard: (color) =>
    line('M6 26H94V80H6Z', 7, color) +
    line('M24 54V80M41 54V80M59 54V80M76 54V80', 4, color) +
    path(blackKeys, {}),
  dj: (color) =>
    line('M84 46A38 38 0 1 1 46 8', 8, color) +
    circle(46, 46, 15, {}) +
    line('M78 6H92V30L62 62', 7, color) +
    line('M46 70A24 24 0 0 1 22 46', 4, color),
  violin: (color) =>
    cutOut(VIOLIN) + rect(47.4, 4, 5.2, 34, {}) + circle(50, 4, 6, {}) + line('M86 4L72 92', 3.6, color),
};

/** String instruments lean, as they are held. */
const LEAN: Readonly<Record<PersonPart, number>> = {
  vocal: 0,
  guitar: 32,
  bass: 30,
  drum: 0,
  keyboard: 0,
  dj: 0,
  violin: 26,
};

/** The instrument of a part, centred on (cx, cy) in a box of the given side. */
export function drawInstrument(
  part: PersonPart,
  place: { cx: number; cy: number; size: number; tilt: number },
  color: string,
  opacity: number,
): string {
  const { cx, cy, size, tilt } = place;
  const transform = `translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 100}) rotate(${tilt + LEAN[part]} 50 50)`;
  return group(DRAWINGS[part](color), { transform, fill: color, opacity });
}
