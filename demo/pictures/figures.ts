import { bandColor, DAY, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, path, rect, svg } from '#model/encoding/svg/svg';
import type { DemoPerson } from '../words/people.ts';
import type { CardPicture } from './card-art.ts';
import { drawInstrument } from './drawing/instruments.ts';

const LIMBS = { 'stroke-linecap': 'round', fill: 'none' } as const;

/** Head, hair and face of a small figure in the middle of 100 × 100. */
export function head(hair: string, eyes: string): string {
  const skin = '#fbe3d2';
  return (
    el('ellipse', { cx: 50, cy: 33, rx: 26, ry: 25, fill: hair }) +
    circle(50, 37, 19, { fill: skin }) +
    path('M30 34C33 18 44 15 52 16C62 16 69 24 70 35C62 32 58 27 56 23C50 31 40 33 30 34Z', { fill: hair }) +
    el('ellipse', { cx: 42.5, cy: 40, rx: 3, ry: 4.2, fill: eyes }) +
    el('ellipse', { cx: 57.5, cy: 40, rx: 3, ry: 4.2, fill: eyes }) +
    circle(43.6, 38.4, 1, { fill: WHITE }) +
    circle(58.6, 38.4, 1, { fill: WHITE }) +
    path('M46.5 48Q50 51 53.5 48', { ...LIMBS, stroke: mix(skin, NIGHT, 0.55), 'stroke-width': 1.4 })
  );
}

/** Figure with dress and instrument on 100 × 100. */
function figure(card: CardPicture): string {
  const { person, bandId, trained } = card;
  const hair = mix(person.color, NIGHT, trained ? 0.3 : 0.16);
  const dress = mix(bandColor(bandId), DAY, trained ? 0.1 : 0.4);
  return (
    path('M41 76V92M59 76V92', { ...LIMBS, stroke: mix(hair, NIGHT, 0.5), 'stroke-width': 7 }) +
    path('M38 60L27 72M62 60L73 70', { ...LIMBS, stroke: '#fbe3d2', 'stroke-width': 6 }) +
    path('M41 54H59L68 82H32Z', { fill: dress }) +
    rect(45, 54, 10, 10, { rx: 2, fill: mix(dress, WHITE, 0.5) }) +
    drawInstrument(person.part, { cx: 66, cy: 72, size: 34, tilt: 18 }, mix(hair, NIGHT, 0.4), 0.95) +
    head(hair, mix(person.color, NIGHT, 0.6))
  );
}

/** A face alone. */
export const face = ({ color }: DemoPerson): string =>
  svg(96, 96, head(mix(color, NIGHT, 0.16), mix(color, NIGHT, 0.6)), [100, 66]);

/** A small figure on nothing, as it stands on the stage. */
export const stageFigure = (card: CardPicture, pixels: number): string =>
  svg(pixels, pixels, figure(card), [100, 100]);

/** By which a character is introduced: she stands before lights of her colour. */
export function keyVisual(card: CardPicture, height: number): string {
  const { color } = card.person;
  const light = mix(color, DAY, 0.82);
  const inner =
    rect(0, 0, 140, 105, { fill: mix(color, DAY, 0.6) }) +
    path('M20 0H44L84 105H50Z', { fill: light, opacity: 0.6 }) +
    path('M120 0H96L56 105H90Z', { fill: light, opacity: 0.6 }) +
    circle(70, 52, 42, { fill: 'none', stroke: bandColor(card.bandId), 'stroke-width': 1.6 }) +
    el('ellipse', { cx: 70, cy: 97, rx: 34, ry: 5, fill: mix(color, NIGHT, 0.3), opacity: 0.4 }) +
    el('g', { transform: 'translate(20 4)' }, figure(card));
  return svg((height * 4) / 3, height, inner, [140, 105]);
}

/** A costume on its hanger, on a ground of the character's colour. */
export function costumeThumb(card: CardPicture, pixels: number): string {
  const { person, bandId } = card;
  const cloth = bandColor(bandId);
  const dark = mix(cloth, NIGHT, 0.4);
  const inner =
    rect(0, 0, 100, 100, { fill: mix(person.color, DAY, 0.7) }) +
    path('M50 24V20A5 5 0 1 1 55 15', { ...LIMBS, stroke: dark, 'stroke-width': 3 }) +
    path('M50 23L28 36L36 48L42 44V58H58V44L64 48L72 36Z', { fill: cloth }) +
    path('M42 58H58L74 86H26Z', { fill: mix(cloth, WHITE, card.id % 2 === 0 ? 0.35 : 0.12) }) +
    rect(42, 56, 16, 4, { fill: dark }) +
    (card.id % 3 === 0 ? circle(50, 40, 4, { fill: WHITE, opacity: 0.9 }) : '') +
    (card.id % 3 === 1 ? path('M32 76H68M30 81H70', { ...LIMBS, stroke: WHITE, 'stroke-width': 2 }) : '');
  return svg(pixels, pixels, inner, [100, 100]);
}
