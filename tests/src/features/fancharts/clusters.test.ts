import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clustersOf } from '#src/features/fancharts/times/clusters.ts';

const times = fc
  .array(fc.integer({ min: 0, max: 1_200 }), { maxLength: 100 })
  .map((all) => all.sort((a, b) => a - b).map((tenths) => ({ seconds: tenths / 10 })));

test('marks of a time line hold every comment once, in order, and are apart', () => {
  fc.assert(
    fc.property(times, (items) => {
      const clusters = clustersOf(items, 120, 1 / 14);
      expect(clusters.flatMap((cluster) => cluster.items)).toEqual(items);
      for (const [nth, { seconds, items: own }] of clusters.entries()) {
        expect(own[0]?.seconds).toBe(seconds);
        const before = clusters[nth - 1];
        if (before) expect(seconds - before.seconds).toBeGreaterThanOrEqual(120 / 14);
      }
    }),
  );
});

test('comments at the same moment share a mark', () => {
  expect(clustersOf([{ seconds: 5 }, { seconds: 5 }, { seconds: 60 }], 100, 0.1)).toEqual([
    { seconds: 5, items: [{ seconds: 5 }, { seconds: 5 }] },
    { seconds: 60, items: [{ seconds: 60 }] },
  ]);
});
