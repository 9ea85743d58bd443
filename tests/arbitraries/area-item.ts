import fc from 'fast-check';
import type { AreaItemRecord } from '#model/records/area-item';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';
import { everywhere, perServer } from './vocabulary.ts';

const everyBand: readonly number[] = BANDS.map((band) => band.id);

/** An item that lifts all cards, or one band's, or one attribute's; rates rise with the level. */
export const anyAreaItem: fc.Arbitrary<AreaItemRecord> = fc
  .record({
    id: fc.integer({ min: 1, max: 103 }),
    maxLevel: fc.oneof(fc.constant(everywhere(8)), perServer(fc.integer({ min: 1, max: 8 }))),
    targetAttributes: fc.subarray([...ATTRIBUTES], { minLength: 1 }),
    targetBandIds: fc.subarray([...everyBand], { minLength: 1 }),
    step: fc.constantFrom(0.5, 1, 2, 2.5),
    stats: fc.constantFrom([1, 1, 1], [1, 0, 0], [0, 1, 0], [0, 0, 1]),
  })
  .map(({ step, stats, ...item }) => {
    const rows = (factor: number) =>
      Array.from({ length: 8 }, (_, level) => everywhere(factor * step * (level + 1)));
    return {
      ...item,
      name: everywhere(`Item ${item.id}`),
      performance: rows(stats[0] ?? 0),
      technique: rows(stats[1] ?? 0),
      visual: rows(stats[2] ?? 0),
    };
  });
