import { ATTRIBUTE_COLORS, bandColor, inkOn, WHITE } from '#model/encoding/svg/color';
import { circle, group, path, rect, svg } from '#model/encoding/svg/svg';
import { drawCentred } from '#model/encoding/svg/text';
import type { Attribute } from '#model/vocabulary/attributes';

/** A glyph in a box of 24 × 24; `ink` is its colour and `ground` what it stands on. */
type Mark = (ink: string, ground: string) => string;

const STAR = 'M12 5.2l2.05 4.5 4.9.55-3.65 3.3 1.02 4.85L12 15.95 7.68 18.4l1.02-4.85-3.65-3.3 4.9-.55z';

const stroke = (d: string, color: string, width: number): string =>
  path(d, { fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round' });

const ATTRIBUTE_MARKS: Readonly<Record<Attribute, Mark>> = {
  powerful: (ink) => path(STAR, { fill: ink }),
  cool: (ink) =>
    path('M12 4.6c3 3.7 4.9 6.2 4.9 8.9a4.9 4.9 0 0 1-9.8 0c0-2.7 1.9-5.2 4.9-8.9z', { fill: ink }),
  happy: (ink) =>
    circle(12, 12, 3.6, { fill: ink }) +
    stroke(
      'M12 5v1.6M12 17.4V19M5 12h1.6M17.4 12H19M7.05 7.05l1.15 1.15M15.8 15.8l1.15 1.15M7.05 16.95l1.15-1.15M15.8 8.2l1.15-1.15',
      ink,
      1.7,
    ),
  pure: (ink, ground) =>
    path('M6 17.6c-.7-6 2.4-10.6 11.8-11 .5 8.4-3.2 12.4-8.6 11z', { fill: ink }) +
    stroke('M5.6 18.6c2-4 4.4-6.3 7.8-7.8', ground, 1.3),
};

const petals = (ink: string): string =>
  [
    [12, 7.9],
    [15.9, 10.7],
    [14.4, 15.3],
    [9.6, 15.3],
    [8.1, 10.7],
  ]
    .map(([x, y]) => circle(x!, y!, 2.5, { fill: ink }))
    .join('');

const BAND_MARKS: Readonly<Record<number, Mark>> = {
  1: (ink) => path(STAR, { fill: ink }),
  2: (ink) =>
    path('M6.6 13.4a5.4 5.4 0 0 1 10.8 0z', { fill: ink }) +
    rect(5.4, 14.6, 13.2, 1.7, { rx: 0.85, fill: ink }) +
    rect(8, 17.2, 8, 1.5, { rx: 0.75, fill: ink }),
  3: (ink, ground) =>
    circle(12, 12, 6.6, { fill: ink }) +
    circle(9.6, 10.6, 1, { fill: ground }) +
    circle(14.4, 10.6, 1, { fill: ground }) +
    path('M8.4 13h7.2a3.6 3.6 0 0 1-7.2 0z', { fill: ground }),
  4: (ink, ground) => petals(ink) + circle(12, 12.1, 1.5, { fill: ground }),
  5: (ink) =>
    path('M12 5.2l3 3.3-3 3.4-3-3.4zM6 9.7l5.3 3.5v5.2L6 14.6zM18 9.7l-5.3 3.5v5.2l5.3-3.8z', { fill: ink }),
  18: (ink) => path('M13.6 4.8L7 13.2h4l-1.3 6L17 10.6h-4.2z', { fill: ink }),
  21: (ink) =>
    path(
      'M11.4 12C9.8 8 7.4 6.4 5.4 6.8c-.6 3 .4 5.4 3 5.9-1.6.7-2.2 2.6-1.3 4.5 2.3.2 3.9-1.5 4.3-4.2zM12.6 12c1.6-4 4-5.6 6-5.2.6 3-.4 5.4-3 5.9 1.6.7 2.2 2.6 1.3 4.5-2.3.2-3.9-1.5-4.3-4.2z',
      { fill: ink },
    ),
  45: (ink) =>
    circle(12, 12, 6.2, { fill: 'none', stroke: ink, 'stroke-width': 1.6 }) +
    path('M15.4 8.6l-2.2 4.6-4.6 2.2 2.2-4.6z', { fill: ink }),
};

/** Units share one mark: two notes on a beam. */
const unitMark: Mark = (ink) =>
  path('M9 7.2l8-1.7v2.6L9 9.8z', { fill: ink }) +
  stroke('M9.6 8v8.2M16.4 6.4v8.2', ink, 1.3) +
  circle(8, 16.4, 2.2, { fill: ink }) +
  circle(14.8, 14.8, 2.2, { fill: ink });

const disc = (color: string, mark: string): string =>
  circle(12, 12, 12, { fill: WHITE }) + circle(12, 12, 10.6, { fill: color }) + mark;

/** A band's mark alone, for logos. */
export const bandMark = (bandId: number, ink: string, ground: string): string =>
  (BAND_MARKS[bandId] ?? unitMark)(ink, ground);

const ICON = 48;
const icon = (inner: string): string => svg(ICON, ICON, inner, [24, 24]);

export const attributeIcon = (attribute: Attribute): string => {
  const color = ATTRIBUTE_COLORS[attribute];
  return icon(disc(color, ATTRIBUTE_MARKS[attribute](WHITE, color)));
};

export const bandIcon = (bandId: number): string => {
  const color = bandColor(bandId);
  return icon(disc(color, bandMark(bandId, inkOn(color), color)));
};

const NEUTRAL = '#5c566b';

/** A disc with one or two letters: servers and availability words. */
export const letterIcon = (letters: string, color: string = NEUTRAL): string =>
  icon(
    disc(
      color,
      drawCentred(
        { text: letters, size: letters.length > 1 ? 6.4 : 8.4 },
        12,
        letters.length > 1 ? 15.2 : 16.2,
        inkOn(color),
      ),
    ),
  );

/** Stands for a song that has no jacket. */
export const jacketIcon = (): string =>
  svg(ICON * 2, ICON * 2, rect(1, 1, 22, 22, { rx: 3, fill: NEUTRAL }) + unitMark(WHITE, NEUTRAL), [24, 24]);

/** One star with its points on a circle of radius 7 around (x, y). */
export const star = (x: number, y: number, scale: number, fill: string): string =>
  group(path(STAR, { fill }), {
    transform: `translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`,
  });
