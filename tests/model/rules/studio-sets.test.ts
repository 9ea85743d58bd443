import { describe, expect, test } from 'vitest';
import type { AreaItemRecord } from '#model/records/area-item';
import { studioSets, unplacedItems } from '#model/rules/studio-sets';
import { STUDIO_ITEM_IDS, STUDIO_KEYS } from '#model/vocabulary/area-items';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';

const item = (
  id: number,
  targetBandIds: readonly number[],
  targetAttributes: readonly Attribute[] = ATTRIBUTES,
): AreaItemRecord => ({
  id,
  name: [`Item ${id}`, null, null, null, null],
  maxLevel: [5, 5, 5, 5, 5],
  targetAttributes,
  targetBandIds,
  performance: [],
  technique: [],
  visual: [],
});

const itemsOf = (...items: readonly AreaItemRecord[]) => new Map(items.map((one) => [one.id, one]));
const ofBand = (bandId: number, first: number, count: number) =>
  Array.from({ length: count }, (_, nth) => item(first + nth, [bandId]));
const allBands = BANDS.map(({ id }) => id);

describe('studio sets', () => {
  test('are those that profiles list when the data have no others', () => {
    const known = studioSets(itemsOf(item(1, [1]), item(70, allBands, ['powerful'])));
    expect(known.map(({ key }) => key)).toEqual(STUDIO_KEYS);
    expect(known.map(({ ids }) => ids)).toEqual(STUDIO_KEYS.map((key) => STUDIO_ITEM_IDS[key]));
  });

  test('have that of a ninth band, slot by slot in the order of ids, whatever order the data come in', () => {
    const items = itemsOf(...ofBand(46, 104, 7).reverse());
    expect(studioSets(items).slice(STUDIO_KEYS.length)).toEqual([
      { key: 'band-46', bandId: 46, ids: [104, 105, 106, 107, 108, 109, 110] },
    ]);
    expect(unplacedItems(items)).toEqual([]);
  });

  test('have those of several new bands', () => {
    const items = itemsOf(...ofBand(50, 111, 7), ...ofBand(46, 104, 7));
    const added = studioSets(items).slice(STUDIO_KEYS.length);
    expect(added.map(({ key, ids }) => [key, ids[0]])).toEqual([
      ['band-46', 104],
      ['band-50', 111],
    ]);
  });

  test.each([
    ['a band has six of them', ofBand(46, 104, 6), [104, 105, 106, 107, 108, 109]],
    ['a band has eight of them', ofBand(46, 104, 8), [104, 105, 106, 107, 108, 109, 110, 111]],
    ['a band of the lists has more', [item(104, [45])], [104]],
    ['they lift every card', [item(59, allBands), item(68, allBands)], [59, 68]],
    ['they lift one attribute', [item(104, [46], ['cool'])], [104]],
  ])('leave items without a place when %s', (_, items, unplaced) => {
    expect(studioSets(itemsOf(...items))).toHaveLength(STUDIO_KEYS.length);
    expect(unplacedItems(itemsOf(...items))).toEqual(unplaced);
  });
});
