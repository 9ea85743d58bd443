import { ACCENTS, bandColor, DAY, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, onCircle, rect, svg } from '#model/encoding/svg/svg';
import { drawMonogram } from '#model/encoding/svg/text';
import { attributeColor } from '#model/listing/views/attributes';
import type { Attribute } from '#model/vocabulary/attributes';
import { type Random, random } from '../seeded/random.ts';
import type { DemoPerson } from '../words/people.ts';
import { drawBrokenRing, drawCore, sparkle } from './drawing/cores.ts';
import { drawInstrument } from './drawing/instruments.ts';
import { drawLights, drawMotif, type MotifFrame } from './drawing/motifs.ts';

/** What the art of one card is made from; nothing else goes in, so a card always looks the same. */
export interface CardPicture {
  readonly id: number;
  readonly characterId: number;
  readonly rarity: number;
  readonly type: string;
  readonly attribute: Attribute;
  readonly bandId: number;
  readonly person: DemoPerson;
  readonly trained: boolean;
}

/** Colours of the recipe (mock-ups): bright rehearsal room untrained, stage at night trained. */
interface Palette {
  readonly ground: string;
  readonly core: string;
  readonly light: string;
  readonly ink: string;
  readonly attribute: string;
  readonly band: string;
}

function paletteOf({ person, trained, attribute, bandId }: CardPicture): Palette {
  const c = person.color;
  const a = attributeColor(attribute);
  return trained
    ? {
        ground: mix(c, NIGHT, 0.72),
        core: mix(c, NIGHT, 0.46),
        light: mix(c, DAY, 0.25),
        ink: mix(c, WHITE, 0.86),
        attribute: mix(a, NIGHT, 0.22),
        band: bandColor(bandId),
      }
    : {
        ground: mix(c, DAY, 0.66),
        core: mix(c, DAY, 0.3),
        light: mix(c, DAY, 0.88),
        ink: mix(c, NIGHT, 0.7),
        attribute: mix(a, DAY, 0.36),
        band: bandColor(bandId),
      };
}

const seedOf = ({ id, characterId, trained }: CardPicture): number =>
  id * 7 + characterId * 131 + (trained ? 9973 : 0);

/** Rare kinds carry a sign of their own: festival sparkles, birthday candles of dots, a second ring on limited ones. */
function ornament(card: CardPicture, { cx, cy }: MotifFrame, colors: Palette, rng: Random): string {
  if (card.type === 'dreamfes' || card.type === 'kirafes') {
    const count = card.type === 'kirafes' ? 9 : 6;
    return Array.from({ length: count }, () => {
      const [x, y] = onCircle(cx, cy, rng.real(38, 56), rng.next());
      return sparkle(x, y, rng.real(3, 7), colors.light, card.trained ? 0.85 : 0.95);
    }).join('');
  }
  if (card.type === 'birthday') {
    return Array.from({ length: 12 }, (_, i) => {
      const [x, y] = onCircle(cx, cy, 47, i / 12);
      return circle(x, y, i % 3 === 0 ? 2.6 : 1.5, { fill: colors.light });
    }).join('');
  }
  if (card.type !== 'limited') return '';
  return circle(cx, cy, 47, { fill: 'none', stroke: colors.light, 'stroke-width': 0.8, opacity: 0.7 });
}

/** One broad band of light across the ground, at its own slope for every card. */
function slope(frame: MotifFrame, colors: Palette, trained: boolean, rng: Random): string {
  const angle = rng.int(-52, 52);
  const y = rng.real(20, 70);
  const accent = rng.pick(ACCENTS);
  return rect(-60, y, frame.width + 120, rng.real(14, 30), {
    fill: trained ? mix(accent, colors.ground, 0.62) : mix(accent, colors.ground, 0.55),
    opacity: 0.8,
    transform: `rotate(${angle} ${frame.cx} ${frame.cy})`,
  });
}

function behind(card: CardPicture, frame: MotifFrame, colors: Palette, rng: Random): string {
  const lights = Math.max(1, card.rarity - 1);
  return (
    rect(0, 0, frame.width, 100, { fill: colors.ground }) +
    slope(frame, colors, card.trained, rng) +
    drawMotif(card.attribute, frame, colors.attribute, rng) +
    drawLights(lights, frame, colors.light, card.trained ? 0.17 : 0.34, rng)
  );
}

const sizeOf = (letters: string, full: number): number => (letters.length > 2 ? full * 0.82 : full);

const THUMB_FRAME: MotifFrame = { width: 100, cx: 53, cy: 47 };
const ART_FRAME: MotifFrame = { width: 160, cx: 70, cy: 48 };

/** Thumbnail art, 0–100 % of the square; frame, marks and stars are the page's own layers. */
export function cardThumb(card: CardPicture, pixels: number): string {
  const rng = random(seedOf(card));
  const colors = paletteOf(card);
  const { cx, cy } = THUMB_FRAME;
  const { part, monogram } = card.person;
  const inner =
    behind(card, THUMB_FRAME, colors, rng) +
    drawBrokenRing(cx, cy, 42.5, colors.band, 1.8, rng) +
    drawCore(cx, cy, 35, colors.core, rng) +
    drawInstrument(part, { cx: 85, cy: 43, size: 31, tilt: 8 }, colors.light, card.trained ? 0.45 : 0.75) +
    ornament(card, THUMB_FRAME, colors, rng) +
    drawMonogram(monogram, cx, cy + 1, sizeOf(monogram, 37), colors.ink);
  return svg(pixels, pixels, inner, [100, 100]);
}

function figure(card: CardPicture, colors: Palette, rng: Random): string {
  const { cx, cy } = ART_FRAME;
  const { part, monogram } = card.person;
  return (
    drawBrokenRing(cx, cy, 42, colors.band, 1.5, rng) +
    drawCore(cx, cy, 36, colors.core, rng) +
    drawInstrument(part, { cx: 128, cy: 44, size: 66, tilt: 4 }, colors.light, card.trained ? 0.42 : 0.8) +
    ornament(card, ART_FRAME, colors, rng) +
    drawMonogram(monogram, cx, cy + 1, sizeOf(monogram, 40), colors.ink)
  );
}

/** Whole art, 8:5. */
export function cardArt(card: CardPicture, height: number): string {
  const rng = random(seedOf(card));
  const colors = paletteOf(card);
  const floor = el('ellipse', { cx: 80, cy: 96, rx: 72, ry: 6.5, fill: colors.light, opacity: 0.22 });
  const inner = behind(card, ART_FRAME, colors, rng) + floor + figure(card, colors, rng);
  return svg(height * 1.6, height, inner, [160, 100]);
}

/** The cut-out: figure without ground, on nothing. */
export function cardTrim(card: CardPicture, height: number): string {
  const rng = random(seedOf(card), 'trim');
  return svg(height * 1.6, height, figure(card, paletteOf(card), rng), [160, 100]);
}
