import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { CHART_CODEC, VIEWS, ZOOMS } from '#src/features/charts/chart/address.ts';
import { fittingStretch } from '#src/features/charts/chart/part-form.tsx';
import { pictureOf } from '#src/features/charts/chart/picture.ts';
import { MARKS } from '#src/features/charts/strip/paint.ts';

const inputs = fc.record({
  zoom: fc.constantFrom(...ZOOMS),
  view: fc.constantFrom(...VIEWS),
  isMirrored: fc.boolean(),
  hidden: fc.subarray([...MARKS]),
  skill: fc.integer({ min: 10, max: 100 }).map((tenths) => tenths / 10),
  compared: fc.option(
    fc.record({ songId: fc.integer({ min: 1, max: 999_999 }), difficulty: fc.constantFrom(...DIFFICULTIES) }),
  ),
});

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(inputs, (each) => {
      expect(CHART_CODEC.decode(new URLSearchParams(CHART_CODEC.encode(each).toString()))).toEqual(each);
    }),
  );
});

test.each(['0.9', '10.1', '6.55', '7e0', '-5', ' 5', '٦'])(
  'takes a skill of %s seconds for the usual one',
  (skill) => {
    expect(CHART_CODEC.decode(new URLSearchParams({ skill })).skill).toBe(7);
  },
);

test('leaves the usual view out, and takes it for what it cannot read', () => {
  const usual = CHART_CODEC.decode(
    new URLSearchParams('zoom=47&view=round&mirror=yes&hide=notes&skill=-1&with=0.expert'),
  );
  expect(CHART_CODEC.encode(usual).toString()).toBe('');
});

test('a part of a chart is within it and no shorter than a second, whatever is typed', () => {
  const anySeconds = fc.double({ min: 0, max: 400, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({ from: anySeconds, to: anySeconds }),
      fc.constantFrom('from', 'to'),
      fc.double({ min: 1, max: 400, noNaN: true }),
      (typed, changed, end) => {
        const within = { from: Math.min(typed.from, end), to: Math.min(typed.to, end) };
        const { from, to } = fittingStretch(within, changed, end);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(end + 1e-9);
        expect(to - from).toBeGreaterThanOrEqual(1 - 1e-9);
      },
    ),
  );
});

test('a picture of any part stays within what phones can draw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZOOMS),
      fc.double({ min: 0, max: 4_000, noNaN: true }),
      fc.double({ min: 1, max: 4_000, noNaN: true }),
      (zoom, from, seconds) => {
        const { geometries, width, height, scale } = pictureOf({ from, to: from + seconds }, zoom);
        // Words and margins: 80 pixels at the sides, 230 above and below.
        expect((width * scale + 80) * (height * scale + 230)).toBeLessThanOrEqual(16_777_216);
        expect(geometries[0]?.cut.from).toBe(from);
        expect(geometries.at(-1)?.cut.to).toBeCloseTo(from + seconds, 6);
      },
    ),
  );
});
