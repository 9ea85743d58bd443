import type { CardView } from '#model/listing/views/card-view';
import type { Attribute } from '#model/vocabulary/attributes';
import { type Finder, findByWords } from '../text/search.ts';

/** Within a group any of the chosen, between groups all; an empty group means no condition (reference R50). */
export interface CardFilter {
  readonly bands: readonly number[];
  readonly attributes: readonly Attribute[];
  readonly rarities: readonly number[];
  readonly query: string;
}

export const NO_FILTER: CardFilter = { bands: [], attributes: [], rarities: [], query: '' };

export const isFiltered = (filter: CardFilter): boolean =>
  filter.bands.length + filter.attributes.length + filter.rarities.length > 0 || filter.query.trim() !== '';

const allows = <T>(chosen: readonly T[], value: T): boolean => chosen.length === 0 || chosen.includes(value);

export function filterCards(
  cards: readonly CardView[],
  filter: CardFilter,
  find: Finder = findByWords,
): readonly CardView[] {
  if (!isFiltered(filter)) return cards;
  const isFound = find(filter.query);
  return cards.filter(
    (card) =>
      allows(filter.bands, card.bandId) &&
      allows(filter.attributes, card.attribute) &&
      allows(filter.rarities, card.rarity) &&
      isFound(card),
  );
}

/** The list with the value put in, or taken out when it was in. */
export const toggled = <T>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
