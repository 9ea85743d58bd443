import { type SkinKind, skinCount } from '../others/skins.ts';
import { ACCENTS, mix, NIGHT, WHITE } from './drawing/color.ts';
import { circle, group, path, rect, svg } from './drawing/svg.ts';

/** Skins of notes, flicks and lanes, each in colours of its number. */
const LANES = 7;
const CELL = 64;

const colorOf = (nth: number, step: number): string =>
  ACCENTS[(nth * 3 + step * 2) % ACCENTS.length] ?? WHITE;
const isThere = (kind: SkinKind, nth: number): boolean => nth < skinCount(kind);

/** A note: a bar with round ends, as wide as its cell. */
const note = (x: number, y: number, color: string): string =>
  rect(x + 4, y + 20, CELL - 8, 24, {
    rx: 12,
    fill: color,
    stroke: mix(color, NIGHT, 0.5),
    'stroke-width': 3,
  }) + rect(x + 12, y + 25, CELL - 24, 6, { rx: 3, fill: WHITE, opacity: 0.75 });

const arrow = (x: number, y: number, turn: number, color: string): string =>
  group(
    path('M0 -24L20 6H8V22H-8V6H-20Z', {
      fill: color,
      stroke: mix(color, NIGHT, 0.5),
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    { transform: `translate(${x + CELL / 2} ${y + CELL / 2}) rotate(${turn})` },
  );

/** A sheet of seven pictures in a row, one for each lane, for each kind of note. */
export function noteSkin(nth: number): string | null {
  if (!isThere('notes', nth)) return null;
  const kinds = [0, 1, 2, 3].map((kind) => colorOf(nth, kind));
  const notes = kinds.flatMap((color, row) =>
    Array.from({ length: LANES }, (_, lane) => note(lane * CELL, row * CELL, color)),
  );
  const middle = circle(CELL / 2, CELL * 4.5, 14, { fill: WHITE, stroke: kinds[1], 'stroke-width': 5 });
  const flick = arrow(CELL, CELL * 4, 0, kinds[2] ?? WHITE);
  return svg(LANES * CELL, CELL * 5, notes.join('') + middle + flick);
}

/** To the left above, to the right below. */
export function flickSkin(nth: number): string | null {
  if (!isThere('directionalFlicks', nth)) return null;
  const [left, right] = [colorOf(nth, 0), colorOf(nth, 2)];
  const row = (y: number, turn: number, color: string): string =>
    Array.from({ length: LANES }, (_, lane) => arrow(lane * CELL, y, turn, color)).join('');
  return svg(LANES * CELL, CELL * 2, row(0, -90, left) + row(CELL, 90, right));
}

/** Seven lanes that come near, and the line. */
export function laneSkin(nth: number): string | null {
  if (!isThere('lanes', nth)) return null;
  const color = colorOf(nth, 1);
  const [width, height] = [480, 300];
  const at = (lane: number, share: number): number =>
    width / 2 + (lane - LANES / 2) * (8 + (width / LANES - 10) * share);
  const lines = Array.from(
    { length: LANES + 1 },
    (_, lane) => `M${at(lane, 0)} 0L${at(lane, 1)} ${height}`,
  ).join('');
  const inner =
    path(`M${at(0, 0)} 0L${at(LANES, 0)} 0L${at(LANES, 1)} ${height}L${at(0, 1)} ${height}Z`, {
      fill: mix(color, NIGHT, 0.8),
      opacity: 0.9,
    }) +
    path(lines, { stroke: color, 'stroke-width': 2, opacity: 0.7 }) +
    rect(0, height - 34, width, 8, { rx: 4, fill: color });
  return svg(width, height, inner);
}
