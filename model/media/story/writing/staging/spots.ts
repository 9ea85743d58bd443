import { PLACES } from '../../editing/places.ts';
import type { FigurePlace } from '../../script.types.ts';

const MIDDLE: FigurePlace = { side: 'center', offset: 0 };

/** Where the one stands who comes at this place, when there will be so many (reference R144). */
export const spotAt = (nth: number, count: number): FigurePlace => PLACES[count]?.[nth] ?? MIDDLE;

/** Where someone comes from: the edge on the side of the place, or nowhere in the middle. */
export function besides(place: FigurePlace): FigurePlace {
  if (place.side === 'center') return place;
  return { side: place.side.startsWith('left') ? 'leftOver' : 'rightOver', offset: 0 };
}
