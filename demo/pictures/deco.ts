import { bandColor, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, group, rect, svg } from '#model/encoding/svg/svg';
import { drawMonogram } from '#model/encoding/svg/text';
import { BANDS } from '#model/vocabulary/bands';
import { PEOPLE } from '../words/people.ts';

/** What players decorate their profiles with. */
const bandAt = (id: number): number | null => BANDS[id - 1]?.id ?? null;

/** A frame in the colour of a band; there is nothing within. */
export function frame(id: number): string | null {
  const band = bandAt(id);
  if (band === null) return null;
  const color = bandColor(band);
  const inner =
    rect(6, 6, 348, 208, { rx: 16, fill: 'none', stroke: mix(color, NIGHT, 0.35), 'stroke-width': 12 }) +
    rect(15, 15, 330, 190, { rx: 10, fill: 'none', stroke: mix(color, WHITE, 0.5), 'stroke-width': 3 }) +
    [12, 348].map((x) => [12, 208].map((y) => circle(x, y, 10, { fill: color })).join('')).join('');
  return svg(360, 220, inner);
}

const disc = (color: string, monogram: string, isRound: boolean): string =>
  (isRound
    ? circle(50, 50, 44, { fill: color, stroke: WHITE, 'stroke-width': 5 })
    : rect(8, 8, 84, 84, { rx: 18, fill: color, stroke: WHITE, 'stroke-width': 5 })) +
  drawMonogram(monogram, 50, 50, 32, mix(color, NIGHT, 0.75));

/** Each character has a round one and a square one. */
export function pin(id: number): string | null {
  const person = PEOPLE[(id - 1) % PEOPLE.length];
  if (!person || id < 1 || id > PEOPLE.length * 2) return null;
  return svg(200, 200, disc(person.color, person.monogram, id <= PEOPLE.length), [100, 100]);
}

/** The five of a band, side by side. */
export function pinSet(id: number): string | null {
  const people = bandAt(id) === null ? [] : PEOPLE.slice((id - 1) * 5, id * 5);
  if (people.length === 0) return null;
  const pins = people.map(({ color, monogram }, nth) =>
    group(disc(color, monogram, true), { transform: `translate(${nth * 100} 0)` }),
  );
  return svg(500, 100, pins.join(''));
}
