import { ATTRIBUTES } from '../../vocabulary/attributes.ts';
import { BAND_IDS } from './bands.ts';
import type { CardView } from './card-view.ts';

/**
 * Where each layer of a thumbnail stands in the sheet of marks (`marks.webp`, drawn by `npm run marks`): bands, the mark of other bands,
 * attributes, the tick of an owned card, frames with stars of untrained and trained cards, the same for small thumbnails, nothing.
 */
export const SHEET = { columns: 7, rows: 5, cell: 192 } as const;
export const MOST_STARS = 5;

export const OTHER_BAND = BAND_IDS.length;
export const FIRST_ATTRIBUTE = OTHER_BAND + 1;
export const OWNED = FIRST_ATTRIBUTE + ATTRIBUTES.length;
export const FIRST_FRAME = OWNED + 1;
const NOTHING = SHEET.columns * SHEET.rows - 1;

type Marked = Pick<CardView, 'bandId' | 'attribute' | 'rarity' | 'trained'>;

/** Of a frame in the sheet. */
export const frameAt = ({ rarity, trained }: Pick<Marked, 'rarity' | 'trained'>, isSmall: boolean): number =>
  FIRST_FRAME +
  (isSmall ? 2 * MOST_STARS : 0) +
  (trained ? MOST_STARS : 0) +
  Math.min(Math.max(rarity, 1), MOST_STARS) -
  1;

const bandAt = (bandId: number): number => {
  const at = BAND_IDS.indexOf(bandId);
  return at < 0 ? OTHER_BAND : at;
};

const positionOf = (at: number): string => {
  const x = (100 * (at % SHEET.columns)) / (SHEET.columns - 1);
  const y = (100 * Math.floor(at / SHEET.columns)) / (SHEET.rows - 1);
  return `${x}% ${y}%`;
};

/**
 * Which parts of the sheet lie on a card's art, top first, as the value of `background-position`: as elements these layers would be
 * fifteen for each of hundreds of thumbnails.
 */
export function layersOf(card: Marked, isSmall: boolean, isOwned: boolean): string {
  const layers = [
    isOwned ? OWNED : NOTHING,
    FIRST_ATTRIBUTE + ATTRIBUTES.indexOf(card.attribute),
    bandAt(card.bandId),
    frameAt(card, isSmall),
  ];
  return layers.map(positionOf).join(',');
}
