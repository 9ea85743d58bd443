import { ACCENTS, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { group, path, rect, svg } from '#model/encoding/svg/svg';
import type { DemoAsset } from '../demo.types.ts';
import { type SkinKind, skinCount } from '../others/skins.ts';

/** Skins of notes, flicks and lanes, each in colours of its number. */
const LANES = 7;
const CELL = { width: 160, height: 64 };

const colorOf = (nth: number, step: number): string =>
  ACCENTS[(nth * 3 + step * 2) % ACCENTS.length] ?? WHITE;
const isThere = (kind: SkinKind, nth: number): boolean => nth < skinCount(kind);

/** A picture of a sheet: what the stage calls it, and how it is drawn around 0, 0. */
interface Cell {
  readonly name: string;
  readonly inner: string;
}

/** A note: a bar with round ends. */
const note = (color: string): string =>
  rect(-72, -15, 144, 30, { rx: 15, fill: color, stroke: mix(color, NIGHT, 0.5), 'stroke-width': 3 }) +
  rect(-58, -10, 116, 7, { rx: 3.5, fill: WHITE, opacity: 0.75 });

const arrow = (turn: number, color: string): string =>
  group(
    path('M0 -24L20 6H8V22H-8V6H-20Z', {
      fill: color,
      stroke: mix(color, NIGHT, 0.5),
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    { transform: `rotate(${turn})` },
  );

const onEachLane = (name: string, inner: string): readonly Cell[] =>
  Array.from({ length: LANES }, (_, lane) => ({ name: `${name}_${lane}`, inner }));

/** One kind a row, one lane a column. */
function noteCells(nth: number): readonly (readonly Cell[])[] {
  const color = (step: number) => colorOf(nth, step);
  const kinds = ['note_normal', 'note_normal_16', 'note_skill', 'note_flick', 'note_long'];
  return [
    ...kinds.map((name, step) => onEachLane(name, note(color(step)))),
    [
      {
        name: 'note_slide_among',
        inner: rect(-72, -12, 144, 24, { rx: 12, fill: WHITE, stroke: color(4), 'stroke-width': 5 }),
      },
      { name: 'note_flick_top', inner: arrow(0, color(3)) },
    ],
  ];
}

function flickCells(nth: number): readonly (readonly Cell[])[] {
  const [left, right] = [colorOf(nth, 0), colorOf(nth, 2)];
  return [
    onEachLane('note_flick_l', arrow(-90, left)),
    onEachLane('note_flick_r', arrow(90, right)),
    [
      { name: 'note_flick_top_l', inner: arrow(-90, WHITE) },
      { name: 'note_flick_top_r', inner: arrow(90, WHITE) },
    ],
  ];
}

const sheet = (rows: readonly (readonly Cell[])[]): string =>
  svg(
    LANES * CELL.width,
    rows.length * CELL.height,
    rows
      .flatMap((row, y) =>
        row.map(({ inner }, x) =>
          group(inner, {
            transform: `translate(${(x + 0.5) * CELL.width} ${(y + 0.5) * CELL.height})`,
          }),
        ),
      )
      .join(''),
  );

/** Where each picture of a sheet lies, counted from its lower left corner. */
const spritesOf = (rows: readonly (readonly Cell[])[]): unknown =>
  rows.flatMap((row, y) =>
    row.map(({ name }, x) => ({
      Base: {
        m_Name: name,
        m_Rect: { x: x * CELL.width, y: (rows.length - 1 - y) * CELL.height, ...CELL },
      },
    })),
  );

export const noteSkin = (nth: number): string | null =>
  isThere('notes', nth) ? sheet(noteCells(nth)) : null;

export const flickSkin = (nth: number): string | null =>
  isThere('directionalFlicks', nth) ? sheet(flickCells(nth)) : null;

const SPRITES = /^ingameskin\/noteskin\/(directionalflick)?skin(\d{2})_rip\/\.sprites$/;

/** The file that says where the pictures of a sheet lie. */
export function skinSprites(path: string): DemoAsset | null {
  const [whole, flick, nth = ''] = SPRITES.exec(path) ?? [];
  if (whole === undefined || !isThere(flick ? 'directionalFlicks' : 'notes', Number(nth))) return null;
  const rows = flick ? flickCells(Number(nth)) : noteCells(Number(nth));
  return {
    type: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(spritesOf(rows))),
  };
}

/** The body of a slide across, and the line between two notes from left to right. */
export function skinLine(nth: number, name: string): string | null {
  if (!isThere('notes', nth)) return null;
  const color = colorOf(nth, 4);
  return name === 'longNoteLine'
    ? svg(
        64,
        64,
        rect(0, 0, 64, 64, { fill: color, opacity: 0.6 }) +
          rect(1, 0, 4, 64, { fill: WHITE }) +
          rect(59, 0, 4, 64, { fill: WHITE }),
      )
    : svg(64, 16, rect(0, 5, 64, 6, { fill: mix(color, WHITE, 0.6) }));
}

/** Seven lanes that come near. */
export function laneSkin(nth: number): string | null {
  if (!isThere('lanes', nth)) return null;
  const color = colorOf(nth, 1);
  const [width, height] = [1160, 610];
  // The picture reaches a little beyond the lanes, and its lanes end in a point above it (reference R79).
  const lane = width / (2 * 4.375 * 0.865);
  const at = (border: number, share: number): number => width / 2 + (border - LANES / 2) * lane * share;
  const FAR = 0.015;
  const lines = Array.from(
    { length: LANES + 1 },
    (_, border) => `M${at(border, FAR)} 0L${at(border, 1)} ${height}`,
  ).join('');
  const inner =
    path(`M${at(0, FAR)} 0L${at(LANES, FAR)} 0L${at(LANES, 1)} ${height}L${at(0, 1)} ${height}Z`, {
      fill: mix(color, NIGHT, 0.8),
      opacity: 0.9,
    }) + path(lines, { stroke: color, 'stroke-width': 3, opacity: 0.7 });
  return svg(width, height, inner);
}

/** Where notes are hit. */
export function lineSkin(nth: number): string | null {
  if (!isThere('lanes', nth)) return null;
  const color = colorOf(nth, 1);
  const [width, height] = [1800, 90];
  const lane = width / (2 * 4.375 * 1.335);
  const left = width / 2 - (LANES / 2) * lane;
  const inner =
    rect(left, 30, LANES * lane, 30, { rx: 15, fill: color, opacity: 0.5 }) +
    rect(left, 40, LANES * lane, 10, { rx: 5, fill: mix(color, WHITE, 0.7) });
  return svg(width, height, inner);
}
