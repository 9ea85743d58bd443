import { ATTRIBUTE_COLORS, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, rect, svg } from '#model/encoding/svg/svg';
import { drawCentred, widthOf } from '#model/encoding/svg/text';
import type { Attribute } from '#model/vocabulary/attributes';
import { NUMBERED } from '../lists/item-texts.ts';
import type { DemoPerson } from '../words/people.ts';
import { metalOf } from './prizes.ts';

/** Small pictures of names, places and materials. */

const NAME_SIZE = 20;

/** The name of a character on a ground of her colour. */
export function namePlate({ first, last, color }: DemoPerson): string {
  const text = `${first[1]} ${last[1]}`.trim();
  const room = 280;
  const size = Math.min(NAME_SIZE, (NAME_SIZE * room) / widthOf({ text, size: NAME_SIZE }));
  const inner =
    rect(0, 0, 320, 56, { rx: 28, fill: mix(color, NIGHT, 0.55) }) +
    rect(3, 3, 314, 50, { rx: 25, fill: 'none', stroke: mix(color, WHITE, 0.4), 'stroke-width': 2 }) +
    drawCentred({ text, size }, 160, 28 + size / 2, WHITE);
  return svg(320, 56, inner);
}

/** The first ten places of a server. */
export const placeMark = (server: string, place: number): string =>
  svg(
    144,
    144,
    circle(50, 50, 48, { fill: metalOf(place) }) +
      circle(50, 50, 42, { fill: 'none', stroke: WHITE, 'stroke-width': 2.4 }) +
      drawCentred({ text: String(place), size: 34 }, 50, 60, WHITE) +
      drawCentred({ text: server.toUpperCase(), size: 11 }, 50, 81, WHITE),
    [100, 100],
  );

const TEAM_COLORS = ['#c8304a', '#3058b8'] as const;

/** One of the two teams of a festival. */
export const teamMark = (team: number): string =>
  svg(
    200,
    200,
    circle(50, 50, 48, { fill: TEAM_COLORS[team - 1] ?? TEAM_COLORS[0] }) +
      circle(50, 50, 43, { fill: 'none', stroke: WHITE, 'stroke-width': 2.4 }) +
      drawCentred({ text: team === 1 ? 'A' : 'B', size: 46 }, 50, 66, WHITE),
    [100, 100],
  );

const SIZES = 3;
export const MATERIALS = NUMBERED.length * SIZES;

/** A bead of the attribute that its number says: small, fine and great ones follow each other. */
export function material(id: number): string {
  const attribute: Attribute = NUMBERED[(id - 1) % NUMBERED.length] ?? 'powerful';
  const color = ATTRIBUTE_COLORS[attribute];
  const r = 20 + 10 * Math.floor((id - 1) / NUMBERED.length);
  const inner =
    circle(50, 50, r, { fill: color, stroke: mix(color, NIGHT, 0.4), 'stroke-width': 3 }) +
    circle(50 - r * 0.35, 50 - r * 0.35, r * 0.22, { fill: WHITE, opacity: 0.85 });
  return svg(128, 128, inner, [100, 100]);
}
