import { ATTRIBUTES } from '../../vocabulary/attributes.ts';
import { BAND_IDS } from './bands.ts';
import type { CardView } from './card-view.ts';

/**
 * Where each layer of a thumbnail stands in the sheet of marks (`marks.webp`, drawn by `npm run marks`): bands, the mark of other bands,
 * attributes, the tick of an owned card, frames with stars of untrained and trained cards, the same for small thumbnails, nothing.
 */
export const SHEET = { columns: 7, rows: 5, cell: 192 } as const;
/** Of a cell beyond the thumbnail, on each side: of the thumbnail's. */
const MARGIN = 0.04;
export const MAX_STARS = 5;

const OTHER_BAND = BAND_IDS.length;
const FIRST_ATTRIBUTE = OTHER_BAND + 1;
const OWNED = FIRST_ATTRIBUTE + ATTRIBUTES.length;
export const FIRST_FRAME = OWNED + 1;
const NOTHING = SHEET.columns * SHEET.rows - 1;

type Marked = Pick<CardView, 'bandId' | 'attribute' | 'rarity' | 'trained'>;

/** Of a frame in the sheet. */
const frameAt = ({ rarity, trained }: Pick<Marked, 'rarity' | 'trained'>, isSmall: boolean): number =>
  FIRST_FRAME +
  (isSmall ? 2 * MAX_STARS : 0) +
  (trained ? MAX_STARS : 0) +
  Math.min(Math.max(rarity, 1), MAX_STARS) -
  1;

const attributeAt = (attribute: Marked['attribute']): number =>
  attribute === 'unknown' ? NOTHING : FIRST_ATTRIBUTE + ATTRIBUTES.indexOf(attribute);

const bandAt = (bandId: number): number => {
  const at = BAND_IDS.indexOf(bandId);
  return at < 0 ? OTHER_BAND : at;
};

/** In per cent, of a cell in a sheet that is as many cells and their margins larger than the thumbnail. */
function placeOf(nth: number, cells: number): number {
  const cell = 1 + 2 * MARGIN;
  return (100 * (nth * cell + MARGIN)) / (cells * cell - 1);
}

const positionOf = (at: number): string => {
  const x = placeOf(at % SHEET.columns, SHEET.columns);
  const y = placeOf(Math.floor(at / SHEET.columns), SHEET.rows);
  return `${x.toFixed(3)}% ${y.toFixed(3)}%`;
};

/**
 * Which parts of the sheet lie on a card's art, top first, as the value of `background-position` where the sheet is 756 % and 540 % as
 * large as the thumbnail: as elements these layers would be fifteen for each of hundreds of thumbnails.
 */
export function layersOf(card: Marked, isSmall: boolean, isOwned: boolean): string {
  const layers = [
    isOwned ? OWNED : NOTHING,
    attributeAt(card.attribute),
    bandAt(card.bandId),
    frameAt(card, isSmall),
  ];
  return layers.map(positionOf).join(',');
}
