import type { FigurePlace, StorySide } from '../../script.types.ts';

/** Where figures stand beside each other, in units of which the stage is 1,280 wide (reference R140, R145). */

const spot = (side: StorySide, offset = 0): FigurePlace => ({ side, offset });

export const MAX_ON_STAGE = 5;

/** By how many there are, from left to right. */
const ROWS: readonly (readonly FigurePlace[])[] = [
  [],
  [spot('center')],
  [spot('left'), spot('right')],
  [spot('left', -80), spot('center'), spot('right', 80)],
  [spot('left', -170), spot('center', -130), spot('center', 130), spot('right', 170)],
  [spot('left', -230), spot('left'), spot('center'), spot('right'), spot('right', 230)],
];

export const spotAt = (place: number, count: number): FigurePlace => ROWS[count]?.[place] ?? spot('center');

/** Where someone comes from: the edge on the side of the place, or nowhere in the middle. */
export function besides(place: FigurePlace): FigurePlace {
  if (place.side === 'center') return place;
  return spot(place.side.startsWith('left') ? 'leftOver' : 'rightOver');
}
