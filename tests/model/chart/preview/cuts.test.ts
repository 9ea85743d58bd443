import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutsOf, pictureColumns } from '#model/chart/preview/cuts';

const seconds = fc.double({ min: 0, max: 400, noNaN: true });

test('covers the chart with pieces that follow each other', () => {
  fc.assert(
    fc.property(seconds, fc.integer({ min: 1, max: 30 }), (length, each) => {
      const cuts = cutsOf(length, each);
      expect(cuts[0]?.from).toBe(0);
      expect(cuts.at(-1)?.to).toBeGreaterThanOrEqual(length);
      expect(cuts.slice(1).map(({ from }) => from)).toEqual(cuts.slice(0, -1).map(({ to }) => to));
      expect((cuts.at(-1)?.from ?? 0) < length || cuts.length === 1).toBe(true);
    }),
  );
});

test('cuts a chart that never ends into no more pieces than anybody would look at', () => {
  expect(cutsOf(1e9, 1)).toHaveLength(1_000);
});

test('makes a picture no wider than 16 to 9 and no lower than 500 pixels', () => {
  fc.assert(
    fc.property(fc.double({ min: 10, max: 400, noNaN: true }), (length) => {
      const [pxPerSecond, columnWidth] = [216, 300];
      const columns = pictureColumns(length, { pxPerSecond, columnWidth });
      const height = (length * pxPerSecond) / columns;
      expect(columns === 1 || (height >= 500 && (columns * columnWidth) / height <= 16 / 9)).toBe(true);
    }),
  );
  expect(pictureColumns(120, { pxPerSecond: 216, columnWidth: 300 })).toBe(11);
});
