import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLOURS, colourOf, coloursIn, isDescribed } from '#model/games/colours';

const part = fc.integer({ min: 0, max: 255 });
const pixel = fc.tuple(part, part, part);

test.each([
  ['black', [10, 10, 12]],
  ['white', [250, 250, 250]],
  ['grey', [128, 130, 128]],
  ['red', [220, 30, 40]],
  ['brown', [120, 70, 20]],
  ['yellow', [250, 230, 60]],
  ['green', [40, 180, 80]],
  ['lightBlue', [90, 200, 240]],
  ['blue', [40, 70, 220]],
  ['purple', [140, 60, 220]],
  ['pink', [250, 130, 190]],
] as const)('calls a colour %s', (colour, [red, green, blue]) => {
  expect(colourOf(red, green, blue)).toBe(colour);
});

test('gives shares of all pixels, the largest first, and only of colours that are in the picture', () => {
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1, maxLength: 60 }), (pixels) => {
      const found = coloursIn(pixels.flatMap(([red, green, blue]) => [red, green, blue, 255]));
      const seen = new Set(pixels.map(([red, green, blue]) => colourOf(red, green, blue)));
      expect(found.every(({ colour }) => seen.has(colour) && COLOURS.includes(colour))).toBe(true);
      expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).sort((a, b) => b - a));
      expect(found.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('describes parts in easier games alone', () => {
  expect((['easy', 'normal', 'hard', 'extreme'] as const).map(isDescribed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
