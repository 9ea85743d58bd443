import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise } from '#model/encoding/normalise';
import type { CardView } from '#model/listing/views/card-view';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { filterCards, isFiltered, NO_FILTER, toggled } from '#src/kit/card/card-filter.ts';

const view = (id: number, part: Partial<CardView>): CardView => ({
  id,
  title: `Title ${id}`,
  characterId: 1,
  character: 'Kasumi',
  monogram: 'Ka',
  bandId: 1,
  band: "Poppin'Party",
  attribute: 'cool',
  rarity: 4,
  trained: true,
  picture: '',
  color: null,
  text: normalise(`Title ${id} Kasumi`),
  ...part,
});
const CARDS = [
  view(1, {}),
  view(2, { bandId: 5, attribute: 'happy', text: normalise('Ｂｌｕｅ Yukina 友希那') }),
  view(3, { rarity: 5 }),
  view(12, { rarity: 5, attribute: 'pure' }),
];
const ids = (cards: readonly CardView[]) => cards.map((card) => card.id);

describe('card filter', () => {
  test('shows every card when nothing is chosen', () => {
    expect(filterCards(CARDS, NO_FILTER)).toBe(CARDS);
    expect(isFiltered(NO_FILTER)).toBe(false);
  });

  test('keeps any of a group and all of the groups', () => {
    const attributes = ['cool', 'pure'] as const;
    expect(ids(filterCards(CARDS, { ...NO_FILTER, attributes }))).toEqual([1, 3, 12]);
    expect(ids(filterCards(CARDS, { ...NO_FILTER, attributes, rarities: [5] }))).toEqual([3, 12]);
    expect(ids(filterCards(CARDS, { ...NO_FILTER, bands: [5] }))).toEqual([2]);
  });

  test.each([
    ['blue', [2]],
    ['YUKINA  blue', [2]],
    ['友希那', [2]],
    ['#12', [12]],
    ['#1', [1]],
    ['kasumi title', [1, 3, 12]],
    ['nobody', []],
  ])('finds by the words %s', (query, found) => {
    expect(ids(filterCards(CARDS, { ...NO_FILTER, query }))).toEqual(found);
  });

  test('finds fewer cards the more is asked', () => {
    const filter = fc.record({
      bands: fc.subarray([1, 5]),
      attributes: fc.subarray([...ATTRIBUTES]),
      rarities: fc.subarray([4, 5]),
      query: fc.constantFrom('', 'title', '#3', 'x'),
    });
    fc.assert(
      fc.property(filter, (asked) => {
        const all = filterCards(CARDS, { ...asked, query: '' });
        expect(all).toEqual(expect.arrayContaining([...filterCards(CARDS, asked)]));
      }),
    );
  });

  test('takes a choice back when it is made twice', () => {
    expect(toggled(toggled([1, 2], 3), 3)).toEqual([1, 2]);
  });
});
