import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, path, rect, svg } from '#model/encoding/svg/svg';
import { drawCentred } from '#model/encoding/svg/text';
import { star } from './drawing/marks.ts';

/** Small pictures of what is given, on 100 × 100. */

const GOLD = '#d8a534';

const coin = (): string =>
  circle(50, 50, 38, { fill: GOLD, stroke: mix(GOLD, NIGHT, 0.4), 'stroke-width': 4 }) +
  circle(50, 50, 28, { fill: 'none', stroke: mix(GOLD, WHITE, 0.6), 'stroke-width': 4 }) +
  drawCentred({ text: 'C', size: 28 }, 50, 64, mix(GOLD, NIGHT, 0.5));

/** A slip with notched ends. */
const ticket = (color: string, letter: string): string =>
  path('M8 30H92V42A8 8 0 0 0 92 58V70H8V58A8 8 0 0 0 8 42Z', {
    fill: color,
    stroke: mix(color, NIGHT, 0.4),
    'stroke-width': 3,
  }) +
  path('M28 32V68', { stroke: WHITE, 'stroke-width': 2, 'stroke-dasharray': '5 4' }) +
  drawCentred({ text: letter, size: 22 }, 60, 61, WHITE);

const drink = (color: string): string =>
  rect(40, 10, 20, 14, { rx: 3, fill: mix(color, NIGHT, 0.45) }) +
  path('M42 24H58L70 44V86A6 6 0 0 1 64 92H36A6 6 0 0 1 30 86V44Z', {
    fill: mix(color, WHITE, 0.3),
    stroke: mix(color, NIGHT, 0.4),
    'stroke-width': 3,
  }) +
  rect(32, 54, 36, 22, { fill: color });

/** By the names that paths use, without the number of the thing. */
const DRAWN: ReadonlyMap<string, () => string> = new Map([
  ['star', () => `<g transform="scale(4.1)">${star(12, 12, 1.9, '#ffc53d')}</g>`],
  ['coin', coin],
  ['gachaTicket', () => ticket('#d11f69', 'G')],
  ['miracle_ticket', () => ticket('#7a5cc0', 'M')],
  ['practice_ticket', () => ticket('#2a8a6a', 'P')],
  ['live_boost_recovery_item', () => drink('#3058b8')],
]);

const PIXELS = 128;

/** Null for what is not drawn. */
export function giftIcon(kind: string): string | null {
  const drawn = DRAWN.get(kind);
  return drawn ? svg(PIXELS, PIXELS, drawn(), [100, 100]) : null;
}
